import { Stripe } from 'stripe';
import type { ProviderFailure } from '../payments/payment-provider.ts';

/** Keys of one Stripe account. */
export type StripeKeys = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Without a slash at the end; undefined: Stripe's own. */
  readonly apiBase: string | undefined;
};

/** The limit for one attempt of a call, since a browser waits 30 seconds for all of it. Milliseconds. */
const TIMEOUT_MS = 8_000;

/** The official client. Its retries have the idempotency key of the first attempt. */
export function openStripe({ secretKey, apiBase }: StripeKeys): Stripe {
  const base = apiBase === undefined ? undefined : new URL(apiBase);
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port === '' ? (base.protocol === 'http:' ? 80 : 443) : base.port,
      protocol: base.protocol === 'http:' ? 'http' : 'https',
    }),
  });
}

/** Busy or away: the same call may succeed later. Anything else is refused for good. */
const isPassing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeRateLimitError ||
  (error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 500) >= 500);

/** The meaning of Stripe's refusal of a call. Throws any error that is not Stripe's. */
export function failureOf(error: unknown): ProviderFailure {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const reason = [error.type, error.code, error.statusCode].filter(Boolean).join(' ');
  return { ok: false, refusal: isPassing(error) ? 'unavailable' : 'rejected', reason };
}

/** Whether Stripe does not know the named object. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
