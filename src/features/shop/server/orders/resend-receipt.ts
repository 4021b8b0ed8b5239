import { isSettled } from '../../domain/orders/order-state.ts';
import { listEntitlementsOfLines } from '../entitlements/entitlement-store.ts';
import { noteOrderEvent } from './order-event-store.ts';
import { composeReceipt } from './order-mails.ts';
import type { OrdersDependencies } from '../orders-dependencies.ts';
import { findOrder, listLines } from './order-store.ts';
import { findPayment } from '../payments/payment-store.ts';

/** A few times are a mistake in an address; more are an annoyance. */
const RECEIPTS = { points: 5, durationSeconds: 3600 };

export type ResendOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: 'order-unknown' | 'order-unpaid' }
  | { readonly ok: false; readonly refusal: 'throttled'; readonly retryAfterSeconds: number };

/** Sends the receipt of a paid order once more, as the order is kept. */
export async function resendReceipt(
  dependencies: OrdersDependencies,
  { orderId, adminId }: { readonly orderId: string; readonly adminId: string },
): Promise<ResendOutcome> {
  const { database, clock, ids, limiter, outbox, providers } = dependencies;
  const order = await findOrder(database, orderId);
  if (!order) return { ok: false, refusal: 'order-unknown' };
  const { accountId } = order;
  if (!isSettled(order.state) || accountId === null) return { ok: false, refusal: 'order-unpaid' };
  const verdict = await limiter.consume(`receipt ${orderId}`, RECEIPTS);
  if (!verdict.ok) return { ...verdict, refusal: 'throttled' };
  const lines = await listLines(database, orderId);
  const lineIds = lines.map(({ id }) => id);
  const entitlements = await listEntitlementsOfLines(database, lineIds);
  const payment = order.payingPaymentId ? await findPayment(database, order.payingPaymentId) : undefined;
  const realMoney = payment === undefined || (providers.find(payment.provider)?.realMoney ?? true);
  await database.transaction(async (transaction) => {
    const paid = { order, lines, entitlements, payment, realMoney, accountId, again: ids.uuid() };
    await outbox.enqueueMail(transaction, composeReceipt(dependencies, paid));
    const at = clock.now();
    await noteOrderEvent(transaction, orderId, { at, what: 'receipt-sent', by: 'admin', adminId });
  });
  return { ok: true };
}
