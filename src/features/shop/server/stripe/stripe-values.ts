import type { Stripe } from 'stripe';
import type { PaymentFailure } from '../../domain/payments/payment.ts';

/** Our identifiers in the metadata of every object at Stripe. */
export type StripeMetadata = { readonly payment_id?: string; readonly refund_id?: string };

const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** `Visa •••• 4242`; null: Stripe does not say. */
export function methodOf(charge: Stripe.Charge | string | null | undefined): string | null {
  const card = typeof charge === 'object' ? charge?.payment_method_details?.card : undefined;
  if (!card?.last4) return null;
  return `${BRANDS[card.brand ?? ''] ?? 'Card'} •••• ${card.last4}`;
}

const FAILURES = {
  insufficient_funds: 'insufficient-funds',
  expired_card: 'card-expired',
  authentication_required: 'authentication-failed',
  payment_intent_authentication_failure: 'authentication-failed',
  card_declined: 'declined',
} as const satisfies Readonly<Record<string, PaymentFailure>>;

const isKnown = (code: string | undefined): code is keyof typeof FAILURES =>
  code !== undefined && Object.prototype.hasOwnProperty.call(FAILURES, code);

/** Why a card was refused: the bank's own reason before Stripe's. */
export function paymentFailureOf(error: Stripe.PaymentIntent.LastPaymentError | null): PaymentFailure {
  if (isKnown(error?.decline_code)) return FAILURES[error.decline_code];
  return isKnown(error?.code) ? FAILURES[error.code] : 'other';
}

/** The identifier of an object that may be only its identifier already. */
export const idOf = (reference: string | { readonly id: string } | null | undefined): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;

export const instantOf = (seconds: number): Date => new Date(seconds * 1000);
