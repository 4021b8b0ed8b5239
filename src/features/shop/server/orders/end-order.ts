import type { Transaction } from '#platform/database/database.ts';
import { canBecome } from '../../domain/orders/order-state.ts';
import { releaseCoupon } from './coupon-store.ts';
import { noteOrderEvent } from './order-event-store.ts';
import type { OrdersDependencies } from '../orders-dependencies.ts';
import { changeOrder, lockOrder } from './order-store.ts';
import { listPayments } from '../payments/payment-store.ts';
import { CLOSE_PAYMENT_PAGE } from '../payments/payment-job-kinds.ts';

/**
 * Ends an order that nobody has paid: its coupon is free again, and its payment pages are closed by a job. False: it is
 * not open any more, and nothing was changed.
 */
export async function endOrder(
  { clock, jobs }: Pick<OrdersDependencies, 'clock' | 'jobs'>,
  transaction: Transaction,
  orderId: string,
  end: {
    readonly state: 'cancelled' | 'expired';
    readonly what: 'cancelled' | 'superseded' | 'expired';
    readonly by: 'learner' | 'job';
  },
): Promise<boolean> {
  const { state } = await lockOrder(transaction, orderId);
  if (!canBecome(state, end.state)) return false;
  const at = clock.now();
  await changeOrder(transaction, orderId, { state: end.state });
  await releaseCoupon(transaction, orderId, at);
  await noteOrderEvent(transaction, orderId, { at, what: end.what, by: end.by });
  for (const payment of await listPayments(transaction, orderId)) {
    if (payment.state === 'closed') continue;
    await jobs.enqueue(transaction, CLOSE_PAYMENT_PAGE, { payment_id: payment.id });
  }
  return true;
}
