import type { Transaction } from '#platform/database/database.ts';
import { canBecome } from '../../domain/orders/order-state.ts';
import { releaseCoupon } from './coupon-store.ts';
import { noteOrderEvent } from './order-event-store.ts';
import type { OrdersDependencies } from './orders-dependencies.ts';
import { changeOrder, lockOrder } from './order-store.ts';

/**
 * Ends an unpaid order. Its coupon is free again, and a job closes its payment pages. False: it is not open any more,
 * and nothing changed.
 */
export async function endOrder(
  { clock, payments }: Pick<OrdersDependencies, 'clock' | 'payments'>,
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
  await payments.closePagesLater(transaction, orderId);
  return true;
}
