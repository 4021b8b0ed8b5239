import type { Stripe } from 'stripe';
import type { Language } from '#platform/i18n/language.ts';
import type { Log } from '#platform/log/log.ts';
import type {
  PaymentLookup,
  PaymentPageRequest,
  PaymentProvider,
  RefundOutcome,
  RefundRequest,
} from '../payments/payment-provider.ts';
import { failureOf, isMissing, openStripe, type StripeKeys } from './stripe-client.ts';
import { readStripeWebhook } from './stripe-events.ts';
import { idOf, instantOf, methodOf, type StripeMetadata } from './stripe-values.ts';

const LOCALES = { en: 'en', 'zh-Hant': 'zh-TW' } as const satisfies Record<Language, string>;

const WITH_CHARGE = { expand: ['payment_intent.latest_charge'] };

/** Cards by Stripe: Checkout Sessions, refunds, webhooks. Keys with `_test_` in them move no money. */
export function createStripeProvider(keys: StripeKeys, { log }: { readonly log: Log }): PaymentProvider {
  const stripe = openStripe(keys);
  return {
    name: 'stripe',
    realMoney: !keys.secretKey.includes('_test_'),

    async createPaymentPage(request) {
      try {
        const session = await stripe.checkout.sessions.create(pageOf(request), {
          idempotencyKey: `page-${request.paymentId}`,
        });
        return session.url === null
          ? { ok: false, refusal: 'rejected', reason: 'the page has no address' }
          : { ok: true, reference: session.id, url: session.url };
      } catch (error) {
        return failureOf(error);
      }
    },

    async closePaymentPage(reference) {
      try {
        await stripe.checkout.sessions.expire(reference);
        return 'closed';
      } catch (error) {
        // The page has ended already, paid or not.
        if (failureOf(error).refusal === 'unavailable') return 'unavailable';
      }
      const found = await lookUp(stripe, reference);
      if (found.state === 'paid') return 'paid';
      return found.state === 'closed' || found.state === 'unknown' ? 'closed' : 'unavailable';
    },

    readWebhook: (delivery) => readStripeWebhook(delivery, { ...keys, stripe, log }),

    refund: (request) => refund(stripe, request),

    async findPayment({ paymentId, reference }) {
      if (reference !== null) return lookUp(stripe, reference);
      try {
        // The refund was made and its reply lost: it is among the newest.
        const { data } = await stripe.checkout.sessions.list({ limit: 100 });
        const mine = data.find(
          ({ metadata }) => (metadata as StripeMetadata | null)?.payment_id === paymentId,
        );
        return mine ? await lookUp(stripe, mine.id) : { state: 'unknown' };
      } catch (error) {
        failureOf(error);
        return { state: 'unavailable' };
      }
    },
  };
}

function pageOf(request: PaymentPageRequest): Stripe.Checkout.SessionCreateParams {
  const { paymentId, orderId, orderNumber, currency, lines, email, language } = request;
  const metadata = { payment_id: paymentId, order_id: orderId };
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    // A line is one item for Stripe: after a discount its pieces need not cost the same.
    line_items: lines
      .filter(({ amountMinor }) => amountMinor > 0)
      .map(({ name, quantity, amountMinor }) => ({
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amountMinor,
          product_data: { name: quantity === 1 ? name : `${quantity} × ${name}` },
        },
      })),
    client_reference_id: orderNumber,
    metadata,
    payment_intent_data: { metadata, description: orderNumber },
    customer_email: email,
    locale: LOCALES[language],
    success_url: request.returnUrl,
    cancel_url: request.cancelUrl,
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
  };
}

async function refund(stripe: Stripe, request: RefundRequest): Promise<RefundOutcome> {
  const { refundId, paymentId, reference, amountMinor } = request;
  try {
    const intent = idOf((await stripe.checkout.sessions.retrieve(reference)).payment_intent);
    if (intent === undefined)
      return { ok: false, refusal: 'rejected', reason: 'nothing was paid on this page' };
    const made = await stripe.refunds.create(
      {
        payment_intent: intent,
        amount: amountMinor,
        metadata: { refund_id: refundId, payment_id: paymentId },
      },
      { idempotencyKey: `refund-${refundId}` },
    );
    if (made.status === 'failed' || made.status === 'canceled')
      return { ok: false, refusal: 'rejected', reason: made.failure_reason ?? made.status };
    return { ok: true, state: made.status === 'succeeded' ? 'done' : 'pending', refundReference: made.id };
  } catch (error) {
    return failureOf(error);
  }
}

async function lookUp(stripe: Stripe, reference: string): Promise<PaymentLookup> {
  try {
    const session = await stripe.checkout.sessions.retrieve(reference, WITH_CHARGE);
    return stateOf(session);
  } catch (error) {
    if (isMissing(error)) return { state: 'unknown' };
    failureOf(error);
    return { state: 'unavailable' };
  }
}

function stateOf(session: Stripe.Checkout.Session): PaymentLookup {
  const { id, amount_total: amountMinor, currency, payment_intent: intent } = session;
  if (session.payment_status === 'paid' && amountMinor !== null && currency !== null) {
    const charge = typeof intent === 'object' ? intent?.latest_charge : null;
    const paidAt = instantOf(typeof charge === 'object' && charge ? charge.created : session.created);
    return {
      state: 'paid',
      reference: id,
      amountMinor,
      currency: currency.toUpperCase(),
      method: methodOf(charge),
      paidAt,
    };
  }
  if (session.status === 'expired') return { state: 'closed' };
  return session.status === 'open' && session.url !== null
    ? { state: 'open', url: session.url }
    : { state: 'unavailable' };
}
