import type { Transaction } from '#platform/database/database.ts';
import { allocate } from '../../domain/orders/allocate.ts';
import type { RefundEvent } from '../../domain/payments/provider-event.ts';
import { listLines, lockOrder } from '../orders/order-store.ts';
import type { RefundOfProvider } from '../payments/refund-desk.ts';
import type { ShopPlatform } from '../shop-platform.ts';
import { findRefund, findRefundByReference } from './refund-store.ts';
import { settleRefund, type RefundAnswer } from './settle-refund.ts';
import { startRefund } from './start-refund.ts';

/** Records a provider's report about a refund. The order and the payment must be locked. */
export async function applyRefundEvent(
  platform: ShopPlatform,
  transaction: Transaction,
  { event, order, payment }: RefundOfProvider,
): Promise<void> {
  const ours = event.refundId === null ? undefined : await findRefund(transaction, event.refundId);
  const { refundReference: reference } = event;
  const known = ours ?? (await findRefundByReference(transaction, { paymentId: payment.id, reference }));
  const answer: RefundAnswer =
    event.kind === 'refunded'
      ? { kind: 'done', reference }
      : { kind: 'failed', reference, reason: event.reason };
  if (known) return settleRefund(platform, transaction, order, known.id, answer);
  if (event.kind === 'refunded') await recordForeignRefund(platform, transaction, { event, order, payment });
}

/**
 * Records a refund that somebody made at the provider. It is shared over the lines by what is left of each. A line's
 * entitlement ends only when all its money was refunded.
 */
async function recordForeignRefund(
  platform: ShopPlatform,
  transaction: Transaction,
  {
    event,
    order,
    payment,
  }: RefundOfProvider & { readonly event: Extract<RefundEvent, { readonly kind: 'refunded' }> },
): Promise<void> {
  const amountMinor = Math.min(event.amountMinor, payment.amountMinor - payment.refundedMinor);
  if (amountMinor <= 0) return;
  const paysOrder = order.payingPaymentId === payment.id;
  const lines = paysOrder ? await listLines(transaction, order.id) : [];
  const left = lines.map(
    (line) => line.totalMinor - line.discountMinor - line.refundedMinor - line.penaltyMinor,
  );
  const room = left.reduce((total, each) => total + each, 0);
  const shared = Math.min(amountMinor, room);
  const shares = allocate(shared, left);
  const refund = await startRefund(platform, transaction, {
    order,
    payment,
    reason: 'goodwill',
    idempotencyKey: `provider ${event.refundReference}`,
    requestHash: '',
    note: 'made at the payment provider',
    keeps: shared < room,
    lines: lines.flatMap((line, place) => {
      const share = shares[place] ?? 0;
      return share > 0 ? [{ line, amountMinor: share, penaltyMinor: 0 }] : [];
    }),
    besideLinesMinor: amountMinor - shared,
  });
  const current = await lockOrder(transaction, order.id);
  const reference = event.refundReference;
  await settleRefund(platform, transaction, current, refund.id, { kind: 'done', reference });
}
