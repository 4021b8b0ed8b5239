import { canPay, isSettled } from '../../domain/orders/order-state.ts';
import { askProvider } from './ask-provider.ts';
import { makePaymentPage } from './make-payment-page.ts';
import type { PaymentsDependencies } from './payments-dependencies.ts';
import { findOwnOrder, lockOrder, type StoredOrder } from '../orders/order-store.ts';
import { addPayment, listPayments, type StoredPayment } from './payment-store.ts';

type Own = { readonly orderId: string; readonly accountId: string };

export type RetryOutcome =
  | { readonly ok: true; readonly url: string | null }
  | { readonly ok: false; readonly refusal: 'order-unknown' | 'order-over' | 'payment-unavailable' };

/**
 * A page to pay an unpaid order. The provider is asked about the last attempt first: an open page is used again, and
 * a payment made after all needs no other.
 */
export async function retryPayment(
  dependencies: PaymentsDependencies,
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

/** A new attempt, or the one that another request has just started. Undefined: the order can no longer be paid. */
function addNextPayment(
  { database, clock, ids, providers }: PaymentsDependencies,
  input: {
    readonly order: StoredOrder;
    readonly last: StoredPayment | undefined;
    readonly idempotencyKey: string;
  },
): Promise<StoredPayment | undefined> {
  const { order, last, idempotencyKey } = input;
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
      // It must be later than the previous attempt, because the newest one counts.
      createdAt: new Date(Math.max(clock.now().getTime(), (newest?.createdAt.getTime() ?? 0) + 1)),
    });
  });
}
