/** The states of one attempt to pay. Money may arrive on a page that was closed. */
export const PAYMENT_STATES = ['open', 'paid', 'failed', 'closed'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Why an attempt failed, as the learner is told. */
export const PAYMENT_FAILURES = [
  'declined',
  'insufficient-funds',
  'authentication-failed',
  'card-expired',
  'other',
] as const;
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number];

export const PAYMENT_PROVIDERS = ['sandbox', 'stripe'] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number];
