import type { OrderState } from '../../domain/orders/order-state.ts';
import type { OrdersDependencies } from '../orders-dependencies.ts';
import { askProvider } from './ask-provider.ts';
import { findOwnOrder, type StoredOrder } from '../orders/order-store.ts';
import { listPayments } from './payment-store.ts';

/** An answer that has not come after this long is asked for; and again after as long. */
const OVERDUE_MS = 8_000;

/** Another card may have paid on the same page after one that was refused. */
const UNHEARD: readonly OrderState[] = ['awaiting-payment', 'failed'];

/**
 * One's own order as it stands now. While somebody looks at one that waits for its payment, the provider is asked what
 * became of it: a webhook that is late or lost keeps nobody waiting.
 */
export async function findCurrentOrder(
  dependencies: OrdersDependencies,
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
