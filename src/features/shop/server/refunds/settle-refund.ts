import type { Transaction } from '#platform/database/database.ts';
import { enterRefundDone, enterRefundWithdrawn } from '../../domain/payments/ledger.ts';
import { settledState } from '../../domain/orders/order-state.ts';
import { revokeLines } from '../entitlements/entitlement-store.ts';
import { changeCredits, type Wallets } from '../entitlements/granted-credits.ts';
import { enterIntoLedger } from '../payments/ledger-store.ts';
import { noteOrderEvent } from '../orders/order-event-store.ts';
import type { ShopPlatform } from '../shop-platform.ts';
import { changeOrder, settleLine, type StoredOrder } from '../orders/order-store.ts';
import { changeRefund, findRefund, listRefundLines, type StoredRefund } from './refund-store.ts';

type Dependencies = Pick<ShopPlatform, 'ids' | 'clock' | 'log'> & Wallets;

export type RefundAnswer =
  | { readonly kind: 'done'; readonly reference: string }
  | { readonly kind: 'failed'; readonly reference: string | null; readonly reason: string };

/**
 * Records the provider's result of a refund once, whether the reply or the webhook arrives first. After a final
 * refusal the promise is undone: ended entitlements are valid again, and people check it. The order must be locked.
 */
export async function settleRefund(
  dependencies: Dependencies,
  transaction: Transaction,
  order: StoredOrder,
  refundId: string,
  answer: RefundAnswer,
): Promise<void> {
  const refund = await findRefund(transaction, refundId);
  if (!refund || refund.state !== 'requested') return;
  const { ids, clock, log } = dependencies;
  const now = clock.now();
  const entry = { id: ids.uuid(), orderId: order.id, subjectId: refund.id, at: now };
  const amounts = { refundMinor: refund.amountMinor, penaltyMinor: refund.penaltyMinor };
  const note = (what: string, detail: Record<string, string>) =>
    noteOrderEvent(transaction, order.id, {
      at: now,
      what,
      by: 'provider',
      detail: { refund: refund.id, amount_minor: refund.amountMinor, ...detail },
    });
  if (answer.kind === 'done') {
    await changeRefund(transaction, refund.id, { state: 'done', reference: answer.reference, doneAt: now });
    await enterIntoLedger(
      transaction,
      { ...entry, event: 'refund-done' },
      enterRefundDone(amounts.refundMinor),
    );
    return note('refund-done', {});
  }
  const { reference, reason: failure } = answer;
  await changeRefund(transaction, refund.id, { state: 'failed', reference, failure, doneAt: now });
  await enterIntoLedger(transaction, { ...entry, event: 'refund-withdrawn' }, enterRefundWithdrawn(amounts));
  await undoLines(dependencies, transaction, order, refund);
  log.error({ orderId: order.id, refundId, failure }, 'The payment provider refuses a refund for good.');
  return note('refund-failed', { reason: failure });
}

async function undoLines(
  wallets: Wallets,
  transaction: Transaction,
  order: StoredOrder,
  refund: StoredRefund,
): Promise<void> {
  const lines = await listRefundLines(transaction, refund.id);
  for (const { orderLineId, amountMinor, penaltyMinor } of lines) {
    await settleLine(transaction, orderLineId, { amountMinor: -amountMinor, penaltyMinor: -penaltyMinor });
  }
  const valid = await revokeLines(
    transaction,
    lines.map(({ orderLineId }) => orderLineId),
    null,
  );
  await changeCredits(wallets, transaction, 'restore', valid);
  const undone = lines.reduce((total, { amountMinor }) => total + amountMinor, 0);
  if (undone === 0) return;
  const refundedMinor = order.refundedMinor - undone;
  const state = settledState({ totalMinor: order.totalMinor, refundedMinor });
  await changeOrder(transaction, order.id, { refundedMinor, state });
}
