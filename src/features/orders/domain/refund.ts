/** Why money goes back. Only the first keeps the penalty of clause 9; the others are the school's to decide. */
export const REFUND_REASONS = [
  'cancelled-by-learner',
  'withdrawal',
  'our-fault',
  'charged-in-error',
  'goodwill',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** Lines of a refund's sum, each with a reason that the page says. */
export const REFUND_RULES = ['unused-credits', 'unused-days', 'penalty', 'no-penalty'] as const;
export type RefundRule = (typeof REFUND_RULES)[number];

/** Why nothing comes back for a line. */
export const REFUND_REFUSALS = ['all-used', 'refunded-already', 'free'] as const;
export type RefundRefusal = (typeof REFUND_REFUSALS)[number];

/** `requested`: entitlements have shrunk, the provider is being told. `failed`: it refused for good; the school is told. */
export const REFUND_STATES = ['requested', 'done', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];
