import { daysAfter, fullDays } from '../entitlements/entitlement.ts';

/** Why money goes back. Only the first can keep the penalty of clause 9; the others are the school's to decide. */
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

/** Of the unused fee (content/legal/terms, clause 9). */
export const PENALTY_PERCENT = 20;

/** For this many days after the payment no penalty is kept (clause 9; Article 19 of the Consumer Protection Act). */
export const WITHDRAWAL_DAYS = 7;

/** When the days without a penalty end. From this instant on, the penalty is kept. */
export const withdrawalEnd = (paidAt: Date): Date => daysAfter(paidAt, WITHDRAWAL_DAYS);

/** What is left of what a line gave: credits neither used nor booked, or a time. */
export type Remaining =
  | { readonly of: 'credits'; readonly left: number; readonly total: number }
  | { readonly of: 'days'; readonly startsAt: Date; readonly endsAt: Date };

/** A paid line, US cents. */
export type RefundableLine = {
  /** After the discount. */
  readonly paidMinor: number;
  readonly paidAt: Date;
  /** Given back, or kept as a penalty, before. */
  readonly settledMinor: number;
  readonly remaining: Remaining;
  /** What it gave has ended by a refund. */
  readonly revoked: boolean;
};

export type LineRefund = {
  readonly unused: { readonly of: 'credits' | 'days'; readonly left: number; readonly total: number };
  readonly unusedMinor: number;
  readonly penaltyMinor: number;
  /** `unusedMinor` less the penalty. */
  readonly refundMinor: number;
  /** They add up to `refundMinor`. */
  readonly rules: readonly { readonly rule: RefundRule; readonly amountMinor: number }[];
  readonly refusal: RefundRefusal | null;
};

/** Full days of access that remain, of all; time that has not begun counts in full. */
function unusedOf(remaining: Remaining, now: Date): LineRefund['unused'] {
  switch (remaining.of) {
    case 'credits':
      return { of: 'credits', left: remaining.left, total: remaining.total };
    case 'days': {
      const { startsAt, endsAt } = remaining;
      const from = now > startsAt ? now : startsAt;
      return { of: 'days', left: fullDays(from, endsAt), total: fullDays(startsAt, endsAt) };
    }
    default:
      return remaining satisfies never;
  }
}

/**
 * What a learner gets back for a line by clause 9: the unused part of the price, half cents up. After the days of
 * withdrawal a penalty of 20 %, rounded down, is kept. Both roundings are in the learner's favour. The refund is never
 * more than was paid and is not settled yet.
 */
export function quoteLineRefund(line: RefundableLine, now: Date): LineRefund {
  const unused = unusedOf(line.remaining, now);
  const nothing = { unused, unusedMinor: 0, penaltyMinor: 0, refundMinor: 0, rules: [] };
  if (line.paidMinor === 0) return { ...nothing, refusal: 'free' };
  if (line.revoked || line.settledMinor >= line.paidMinor) return { ...nothing, refusal: 'refunded-already' };
  if (unused.left === 0) return { ...nothing, refusal: 'all-used' };
  const share = Math.floor((2 * line.paidMinor * unused.left + unused.total) / (2 * unused.total));
  const unusedMinor = Math.min(share, line.paidMinor - line.settledMinor);
  const withdraws = now < withdrawalEnd(line.paidAt);
  const penaltyMinor = withdraws ? 0 : Math.floor((unusedMinor * PENALTY_PERCENT) / 100);
  const refundMinor = unusedMinor - penaltyMinor;
  if (refundMinor === 0) return { ...nothing, refusal: 'all-used' };
  const rules: LineRefund['rules'] = [
    { rule: unused.of === 'credits' ? 'unused-credits' : 'unused-days', amountMinor: unusedMinor },
    { rule: withdraws ? 'no-penalty' : 'penalty', amountMinor: 0 - penaltyMinor },
  ];
  return { unused, unusedMinor, penaltyMinor, refundMinor, rules, refusal: null };
}
