import { canPay, isSettled } from '../../domain/orders/order-state.ts';
import { askProvider } from './ask-provider.ts';
import { makePaymentPage } from './make-payment-page.ts';
import type { OrdersDependencies } from '../orders-dependencies.ts';
import { findOwnOrder, lockOrder, type StoredOrder } from '../orders/order-store.ts';
import { addPayment, listPayments, type StoredPayment } from './payment-store.ts';

type Own = { readonly orderId: string; readonly accountId: string };

export type RetryOutcome =
  | { readonly ok: true; readonly url: string | null }
  | { readonly ok: false; readonly refusal: 'order-unknown' | 'order-over' | 'payment-unavailable' };

/**
 * A page to pay an order that is not paid. The provider is asked what became of the last try: a page that is open is used
 * again, and one that was paid after all needs no other.
 */
export async function retryPayment(
  dependencies: OrdersDependencies,
  { idempotencyKey, ...own }: Own & { readonly idempotencyKey: string },
): Promise<RetryOutcome> {
  const { database } = dependencies;
  const order = await findOwnOrder(database, own);
  if (!order) return { ok: false, refusal: 'order-unknown' };
  if (isSettled(order.state)) return { ok: true, url: null };
  if (!canPay(order.state)) return { ok: false, refusal: 'order-over' };
  const [last] = await listPayments(database, order.id);
  if (last?.state === 'open' && last.pageUrl === null) return makePaymentPage(dependencies, order, last);
  if (last) {
    const lookup = await askProvider(dependencies, last);
    if (lookup.state === 'paid') return { ok: true, url: null };
    if (lookup.state === 'open') return { ok: true, url: lookup.url };
    if (lookup.state === 'unavailable') return { ok: false, refusal: 'payment-unavailable' };
  }
  const next = await addNextPayment(dependencies, { order, last, idempotencyKey });
  return next ? makePaymentPage(dependencies, order, next) : { ok: false, refusal: 'order-over' };
}

/** A new try, unless somebody began one meanwhile: then that one. Undefined: the order cannot be paid any more. */
function addNextPayment(
  { database, clock, ids, providers }: OrdersDependencies,
  given: {
    readonly order: StoredOrder;
    readonly last: StoredPayment | undefined;
    readonly idempotencyKey: string;
  },
): Promise<StoredPayment | undefined> {
  const { order, last, idempotencyKey } = given;
  return database.transaction(async (transaction) => {
    const held = await lockOrder(transaction, order.id);
    if (!canPay(held.state)) return undefined;
    const [newest] = await listPayments(transaction, order.id);
    if (newest && newest.id !== last?.id) return newest;
    const provider = providers.current?.name ?? last?.provider;
    if (!provider) return undefined;
    return addPayment(transaction, {
      id: ids.uuid(),
      orderId: order.id,
      idempotencyKey,
      provider,
      amountMinor: order.totalMinor,
      state: 'open',
      // Later than the one before in any case: the newest is the one that counts.
      createdAt: new Date(Math.max(clock.now().getTime(), (newest?.createdAt.getTime() ?? 0) + 1)),
    });
  });
}
