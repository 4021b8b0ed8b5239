import { Stripe } from 'stripe';
import type { Log } from '#platform/log/log.ts';
import type { WebhookDelivery, WebhookOutcome } from '../payments/payment-provider.ts';
import type { ProviderEvent } from '../../domain/payments/provider-event.ts';
import { idOf, instantOf, methodOf, paymentFailureOf, type StripeMetadata } from './stripe-values.ts';

type Reading = {
  readonly stripe: Stripe;
  readonly webhookSecret: string;
  readonly log: Log;
};

/** An older delivery is a replay. Seconds. */
const TOLERANCE_S = 300;

const isTooOld = (error: Error) => error.message.includes('tolerance');

/** Checks the signature of a delivery, then reads its event. Throws when a call to Stripe is needed and fails. */
export async function readStripeWebhook(
  { headers, body, receivedAt }: WebhookDelivery,
  reading: Reading,
): Promise<WebhookOutcome> {
  const signature = headers.get('stripe-signature');
  if (signature === null) return { ok: false, refusal: 'signature-wrong' };
  const { stripe, webhookSecret } = reading;
  let event: Stripe.Event;
  try {
    const bytes = Buffer.from(body);
    const at = receivedAt.getTime();
    event = stripe.webhooks.constructEvent(bytes, signature, webhookSecret, TOLERANCE_S, undefined, at);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError)
      return { ok: false, refusal: isTooOld(error) ? 'too-old' : 'signature-wrong' };
    return { ok: false, refusal: 'unreadable' };
  }
  return { ok: true, events: [await readEvent(event, reading)] };
}

async function readEvent(event: Stripe.Event, reading: Reading): Promise<ProviderEvent> {
  const head = { eventId: event.id, occurredAt: instantOf(event.created) };
  const nothing = { ...head, kind: 'other', type: event.type } as const;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const session = event.data.object;
      const paid = ofPayment(session);
      if (!paid || session.payment_status !== 'paid') return nothing;
      const { amount_total: amount, currency } = session;
      if (amount === null || currency === null) return nothing;
      const method = await findMethod(session.id, reading);
      return {
        ...head,
        ...paid,
        kind: 'paid',
        amountMinor: amount,
        currency: currency.toUpperCase(),
        method,
      };
    }
    case 'checkout.session.async_payment_failed': {
      const failed = ofPayment(event.data.object);
      return failed ? { ...head, ...failed, kind: 'failed', failure: 'other' } : nothing;
    }
    case 'checkout.session.expired': {
      const closed = ofPayment(event.data.object);
      return closed ? { ...head, ...closed, kind: 'closed' } : nothing;
    }
    case 'payment_intent.payment_failed': {
      const { id, last_payment_error: error } = event.data.object;
      const failed = await findPaymentOf(id, reading);
      return failed ? { ...head, ...failed, kind: 'failed', failure: paymentFailureOf(error) } : nothing;
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const refund = event.data.object;
      const paid = await findPaymentOf(idOf(refund.payment_intent), reading);
      return paid ? refundEvent(refund, { ...head, ...paid }, nothing) : nothing;
    }
    default:
      return nothing;
  }
}

type OfPayment = { readonly paymentId: string; readonly reference: string };

/** The payment of a page; undefined: another program with the same Stripe account made it. */
function ofPayment(session: Stripe.Checkout.Session): OfPayment | undefined {
  const { payment_id: paymentId } = (session.metadata ?? {}) as StripeMetadata;
  return paymentId === undefined ? undefined : { paymentId, reference: session.id };
}

async function findPaymentOf(
  intent: string | undefined,
  { stripe }: Reading,
): Promise<OfPayment | undefined> {
  if (intent === undefined) return undefined;
  const { data } = await stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 });
  return data[0] && ofPayment(data[0]);
}

function refundEvent(
  refund: Stripe.Refund,
  head: OfPayment & { readonly eventId: string; readonly occurredAt: Date },
  nothing: ProviderEvent,
): ProviderEvent {
  const { refund_id: refundId = null } = (refund.metadata ?? {}) as StripeMetadata;
  const known = { ...head, refundId, refundReference: refund.id };
  switch (refund.status) {
    case 'succeeded':
      return { ...known, kind: 'refunded', amountMinor: refund.amount };
    case 'failed':
    case 'canceled':
      return { ...known, kind: 'refund-failed', reason: refund.failure_reason ?? refund.status };
    default:
      // The refund is under way, and another event reports its end.
      return nothing;
  }
}

/** Only the receipt shows the card, so a missing card stops nothing. */
async function findMethod(sessionId: string, { stripe, log }: Reading): Promise<string | null> {
  try {
    const expand = ['payment_intent.latest_charge'];
    const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(sessionId, { expand });
    return typeof intent === 'object' ? methodOf(intent?.latest_charge) : null;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    log.warn({ type: error.type, code: error.code }, 'the card of a payment is not known');
    return null;
  }
}
