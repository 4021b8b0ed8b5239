import { MINUTE_MS, type MarkingRules } from './marking-rules.ts';

export type Claim = {
  /** The account of the teacher. */
  readonly claimedBy: string | null;
  readonly leaseUntil: Date | null;
};

/** The end of a claim that is made or renewed now. */
export const leaseEnd = (now: Date, { leaseMinutes }: Pick<MarkingRules, 'leaseMinutes'>): Date =>
  new Date(now.getTime() + leaseMinutes * MINUTE_MS);

/** Whether nobody has a work: it was never claimed, or its claim is over. */
export const isFree = ({ claimedBy, leaseUntil }: Claim, now: Date): boolean =>
  claimedBy === null || leaseUntil === null || leaseUntil <= now;
