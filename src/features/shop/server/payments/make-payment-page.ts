import { paths } from '#paths';
import { canBecome } from '../../domain/orders/order-state.ts';
import { noteOrderEvent } from '../orders/order-event-store.ts';
import type { PaymentsDependencies } from './payments-dependencies.ts';
import { changeOrder, listLines, lockOrder, type StoredOrder } from '../orders/order-store.ts';
import { changePayment, lockPayment, type StoredPayment } from './payment-store.ts';

export type PaymentPage =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly refusal: 'payment-unavailable' };

const UNAVAILABLE = { ok: false, refusal: 'payment-unavailable' } as const;

/**
 * The page of a payment: the present one, or a new one from the provider. The payment's identifier is the provider's
 * idempotency key, so a lost answer is requested again. No transaction is open during the call.
 */
export async function makePaymentPage(
  dependencies: PaymentsDependencies,
  order: StoredOrder,
  payment: StoredPayment,
): Promise<PaymentPage> {
  if (payment.pageUrl !== null) return { ok: true, url: payment.pageUrl };
  const { database, clock, config, log, providers } = dependencies;
  const provider = providers.find(payment.provider);
  if (!provider) return UNAVAILABLE;
  const lines = await listLines(database, order.id);
  const outcome = await provider
    .createPaymentPage({
      paymentId: payment.id,
      orderId: order.id,
      orderNumber: order.number,
      amountMinor: payment.amountMinor,
      currency: 'USD',
      lines: lines.map((line) => ({
        name: line.name[order.language],
        quantity: line.quantity,
        amountMinor: line.totalMinor - line.discountMinor,
      })),
      email: order.buyerEmail,
      language: order.language,
      returnUrl: `${config.publicUrl}${paths.checkoutReturn({ orderId: order.id })}`,
      cancelUrl: `${config.publicUrl}${paths.checkoutReturn({ orderId: order.id, unpaid: true })}`,
      expiresAt: order.expiresAt,
    })
    .catch((error: unknown) => {
      log.warn({ err: error, paymentId: payment.id }, 'The payment provider could not be asked for a page.');
      return { ok: false, refusal: 'unavailable', reason: 'failed' } as const;
    });
  if (!outcome.ok) {
    const level = outcome.refusal === 'rejected' ? 'error' : 'warn';
    log[level]({ paymentId: payment.id, reason: outcome.reason }, 'The payment provider makes no page.');
    return UNAVAILABLE;
  }
  const { reference, url } = outcome;
  await database.transaction(async (transaction) => {
    const held = await lockOrder(transaction, order.id);
    const current = await lockPayment(transaction, payment.id);
    // Of several simultaneous requests, the first stores the page.
    if (current.pageUrl !== null) return;
    await changePayment(transaction, payment.id, { reference, pageUrl: url });
    if (canBecome(held.state, 'awaiting-payment')) {
      await changeOrder(transaction, order.id, { state: 'awaiting-payment', failure: null });
    }
    await noteOrderEvent(transaction, order.id, {
      at: clock.now(),
      what: 'payment-page-made',
      by: 'provider',
      detail: { payment: payment.id },
    });
  });
  return { ok: true, url };
}
