import { findPerson } from '#features/accounts/server/index.ts';
import { isSettled } from '../../domain/orders/order-state.ts';
import { listEntitlementsOfLines } from '../entitlements/entitlement-store.ts';
import { noteOrderEvent } from '../orders/order-event-store.ts';
import { composeReceipt } from '../orders/compose-receipt.ts';
import type { PaymentsDependencies } from './payments-dependencies.ts';
import { settlingPayment } from './settling-payment.ts';
import { findOrder, listLines } from '../orders/order-store.ts';
import { findPayment } from './payment-store.ts';

/** A few repetitions correct an address. More than that are abuse. */
const RECEIPTS = { points: 5, durationSeconds: 3600 };

export type ResendOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: 'order-unknown' | 'order-unpaid' }
  | { readonly ok: false; readonly refusal: 'throttled'; readonly retryAfterSeconds: number };

/** Sends the receipt of a paid order again, as the order is stored. */
export async function resendReceipt(
  dependencies: PaymentsDependencies,
  { orderId, adminId }: { readonly orderId: string; readonly adminId: string },
): Promise<ResendOutcome> {
  const { database, clock, ids, limiter, outbox } = dependencies;
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
  await database.transaction(async (transaction) => {
    const paid = {
      order,
      lines,
      entitlements,
      payment: payment && settlingPayment(dependencies, payment),
      timeZone: (await findPerson(transaction, accountId))?.timeZone ?? null,
      accountId,
      again: ids.uuid(),
    };
    await outbox.enqueueMail(transaction, composeReceipt(dependencies, paid));
    const at = clock.now();
    await noteOrderEvent(transaction, orderId, { at, what: 'receipt-sent', by: 'admin', adminId });
  });
  return { ok: true };
}
