import { daysAfter, fullDays } from '../entitlements/entitlement.ts';

/** Why money is refunded. Only the first can withhold the penalty of clause 9. The school decides on the others. */
export const REFUND_REASONS = [
  'cancelled-by-learner',
  'withdrawal',
  'our-fault',
  'charged-in-error',
  'goodwill',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** The amounts of a refund, each with a reason that the page shows. */
export const REFUND_RULES = ['unused-credits', 'unused-days', 'penalty', 'no-penalty'] as const;
export type RefundRule = (typeof REFUND_RULES)[number];

/** Why a line is not refunded. */
export const REFUND_REFUSALS = ['all-used', 'refunded-already', 'free'] as const;
export type RefundRefusal = (typeof REFUND_REFUSALS)[number];

/**
 * `requested`: entitlements have been reduced, and the provider is being asked. `failed`: it refused for good, and
 * the school is notified.
 */
export const REFUND_STATES = ['requested', 'done', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** In per cent of the unused fee (content/legal/terms, clause 9). */
export const PENALTY_PERCENT = 20;

/**
 * No penalty is withheld for this many days after the payment (clause 9; Article 19 of the Consumer Protection Act).
 */
export const WITHDRAWAL_DAYS = 7;

/** When the days without a penalty end. From this instant on, the penalty is withheld. */
export const withdrawalEnd = (paidAt: Date): Date => daysAfter(paidAt, WITHDRAWAL_DAYS);

/** What is left of a line's entitlement: credits neither used nor booked, or a period. */
export type Remaining =
  | { readonly of: 'credits'; readonly left: number; readonly total: number }
  | { readonly of: 'days'; readonly startsAt: Date; readonly endsAt: Date };

/** A paid line, US cents. */
export type RefundableLine = {
  /** After the discount. */
  readonly paidMinor: number;
  readonly paidAt: Date;
  /** Refunded or withheld as a penalty before. */
  readonly settledMinor: number;
  readonly remaining: Remaining;
  /** A refund has ended its entitlement. */
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

/** Full days of access that remain, of all. A period that has not started counts in full. */
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
 * What the unused part of a paid line is worth, US cents, half cents up. Never more than the amount that was paid and is
 * not settled yet.
 */
export const unusedFee = (
  { paidMinor, settledMinor }: Pick<RefundableLine, 'paidMinor' | 'settledMinor'>,
  { left, total }: { readonly left: number; readonly total: number },
): number => Math.min(Math.floor((2 * paidMinor * left + total) / (2 * total)), paidMinor - settledMinor);

/**
 * The refund of a line by clause 9: the unused part of the price, half cents up. After the withdrawal period a
 * penalty of 20 %, rounded down, is withheld. Both roundings favour the learner. A refund never exceeds the amount
 * that was paid and is not settled yet.
 */
export function quoteLineRefund(line: RefundableLine, now: Date): LineRefund {
  const unused = unusedOf(line.remaining, now);
  const nothing = { unused, unusedMinor: 0, penaltyMinor: 0, refundMinor: 0, rules: [] };
  if (line.paidMinor === 0) return { ...nothing, refusal: 'free' };
  if (line.revoked || line.settledMinor >= line.paidMinor) return { ...nothing, refusal: 'refunded-already' };
  if (unused.left === 0) return { ...nothing, refusal: 'all-used' };
  const unusedMinor = unusedFee(line, unused);
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
