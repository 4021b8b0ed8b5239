import type { Transaction } from '#platform/database/database.ts';
import { enterRefundRequest } from '../../domain/payments/ledger.ts';
import { settledState } from '../../domain/orders/order-state.ts';
import type { RefundReason } from '../../domain/refunds/refund.ts';
import { revokeLines } from '../entitlements/entitlement-store.ts';
import { changeCredits } from '../entitlements/granted-credits.ts';
import { enterIntoLedger } from '../payments/ledger-store.ts';
import { noteOrderEvent } from '../orders/order-event-store.ts';
import { composeRefundMail } from './compose-refund-mail.ts';
import type { ShopPlatform } from '../shop-platform.ts';
import { changeOrder, settleLine, type StoredLine, type StoredOrder } from '../orders/order-store.ts';
import type { StoredPayment } from '../payments/payment-store.ts';
import { REFUND_PAYMENT } from './refund-payment-kind.ts';
import { addRefund, type StoredRefund } from './refund-store.ts';

/** The refunded and the withheld amount of a line; US cents. */
export type LineToRefund = {
  readonly line: StoredLine;
  readonly amountMinor: number;
  /** Negative: a penalty withheld before is part of `amountMinor`. */
  readonly penaltyMinor: number;
};

export type NewRefund = {
  readonly order: StoredOrder;
  readonly payment: StoredPayment;
  readonly reason: RefundReason;
  readonly idempotencyKey: string;
  readonly requestHash: string;
  readonly lines: readonly LineToRefund[];
  /** Refunded besides the lines: a whole payment that no order was waiting for. */
  readonly besideLinesMinor?: number;
  readonly adminId?: string;
  readonly note?: string;
  /** True: the entitlements stay, and only money is refunded. */
  readonly keeps?: boolean;
};

/**
 * Promises a refund in one transaction: it is stored, the lines' entitlements end, the ledger owes the money, a job
 * requests it from the provider, and an email is enqueued. The order must be locked.
 */
export async function startRefund(
  dependencies: ShopPlatform,
  transaction: Transaction,
  input: NewRefund,
): Promise<StoredRefund> {
  const { ids, clock, jobs } = dependencies;
  const { order, payment, lines, reason, adminId } = input;
  const now = clock.now();
  const sum = (pick: (line: LineToRefund) => number) => lines.reduce((total, line) => total + pick(line), 0);
  const fromLines = sum(({ amountMinor }) => amountMinor);
  const amountMinor = fromLines + (input.besideLinesMinor ?? 0);
  const penaltyMinor = sum((line) => line.penaltyMinor);

  const refund = await addRefund(
    transaction,
    {
      id: ids.uuid(),
      orderId: order.id,
      paymentId: payment.id,
      idempotencyKey: input.idempotencyKey,
      requestHash: input.requestHash,
      state: 'requested',
      reason,
      amountMinor,
      penaltyMinor,
      note: input.note ?? '',
      adminId: adminId ?? null,
      requestedAt: now,
    },
    lines.map(({ line, ...amounts }) => ({ orderLineId: line.id, ...amounts })),
  );
  for (const { line, ...amounts } of lines) await settleLine(transaction, line.id, amounts);
  const lineIds = lines.map(({ line }) => line.id);
  if (!input.keeps) {
    const revoked = await revokeLines(transaction, lineIds, now);
    await changeCredits(dependencies, transaction, 'takeBack', revoked);
  }
  if (fromLines > 0) {
    const refundedMinor = order.refundedMinor + fromLines;
    const state = settledState({ totalMinor: order.totalMinor, refundedMinor });
    await changeOrder(transaction, order.id, { refundedMinor, state });
  }
  await enterIntoLedger(
    transaction,
    { id: ids.uuid(), orderId: order.id, event: 'refund-requested', subjectId: refund.id, at: now },
    enterRefundRequest({ refundMinor: amountMinor, penaltyMinor }),
  );
  await noteOrderEvent(transaction, order.id, {
    at: now,
    what: 'refund-requested',
    by: adminId ? 'admin' : reason === 'cancelled-by-learner' ? 'learner' : 'provider',
    adminId: adminId ?? null,
    detail: { refund: refund.id, reason, amount_minor: amountMinor, penalty_minor: penaltyMinor },
  });
  await jobs.enqueue(transaction, REFUND_PAYMENT, { refund_id: refund.id });
  if (order.accountId !== null) {
    const names = lines.map(({ line }) => line.name[order.language]);
    await dependencies.outbox.enqueueMail(
      transaction,
      composeRefundMail(dependencies, {
        order,
        accountId: order.accountId,
        refundId: refund.id,
        amountMinor,
        penaltyMinor,
        names,
      }),
    );
  }
  return refund;
}
