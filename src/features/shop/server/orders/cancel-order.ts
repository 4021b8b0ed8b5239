import { canCancel, isSettled } from '../../domain/orders/order-state.ts';
import { endOrder } from './end-order.ts';
import type { OrdersDependencies } from './orders-dependencies.ts';
import { findOwnOrder } from './order-store.ts';

export type CancelOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: 'order-unknown' | 'order-paid' | 'order-over' };

/**
 * Cancels an unpaid order. The provider is asked first: an order paid meanwhile is not cancelled but can be refunded.
 */
export async function cancelOrder(
  dependencies: OrdersDependencies,
  own: { readonly orderId: string; readonly accountId: string },
): Promise<CancelOutcome> {
  const { database, payments } = dependencies;
  const order = await findOwnOrder(database, own);
  if (!order) return { ok: false, refusal: 'order-unknown' };
  if (order.state === 'cancelled') return { ok: true };
  if (!canCancel(order.state)) {
    return { ok: false, refusal: isSettled(order.state) ? 'order-paid' : 'order-over' };
  }
  await payments.refresh(order.id);
  const ended = await database.transaction((transaction) =>
    endOrder(dependencies, transaction, order.id, { state: 'cancelled', what: 'cancelled', by: 'learner' }),
  );
  return ended ? { ok: true } : { ok: false, refusal: 'order-paid' };
}
