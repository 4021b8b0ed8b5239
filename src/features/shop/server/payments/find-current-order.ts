import type { OrderState } from '../../domain/orders/order-state.ts';
import type { PaymentsDependencies } from './payments-dependencies.ts';
import { askProvider } from './ask-provider.ts';
import { findOwnOrder, type StoredOrder } from '../orders/order-store.ts';
import { listPayments } from './payment-store.ts';

/** After this long without a webhook the provider is asked, and again after the same time. */
const OVERDUE_MS = 8_000;

/** After a refused card, another one may have paid on the same page. */
const UNHEARD: readonly OrderState[] = ['awaiting-payment', 'failed'];

/**
 * An account's order in its present state. While its owner looks at an unpaid order, the provider is asked about it,
 * so a late or lost webhook delays nobody.
 */
export async function findCurrentOrder(
  dependencies: PaymentsDependencies,
  own: { readonly orderId: string; readonly accountId: string },
): Promise<StoredOrder | undefined> {
  const { database, clock } = dependencies;
  const order = await findOwnOrder(database, own);
  if (!order || !UNHEARD.includes(order.state)) return order;
  const [payment] = await listPayments(database, order.id);
  const since = payment?.askedAt ?? payment?.createdAt;
  const overdue = since !== undefined && clock.now().getTime() - since.getTime() >= OVERDUE_MS;
  if (!payment || payment.reference === null || payment.state === 'closed' || !overdue) return order;
  await askProvider(dependencies, payment);
  return findOwnOrder(database, own);
}
