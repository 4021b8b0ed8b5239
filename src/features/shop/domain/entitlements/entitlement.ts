import type { ProductGrant } from '../products/product.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Access may be bought again this many days before it ends; the new time is added to the old. */
export const RENEWAL_DAYS = 14;

/** A mail says this many days before that access ends. */
export const REMINDER_DAYS = 7;

/** Access to a course or plan that an account has now. */
export type Access = { readonly key: string; readonly accessUntil: Date };

export const daysAfter = (instant: Date, days: number): Date => new Date(instant.getTime() + days * DAY_MS);

/** Full days from one instant to a later one; 0 when it is not later. */
export function fullDays(from: Date, until: Date): number {
  return Math.max(0, Math.floor((until.getTime() - from.getTime()) / DAY_MS));
}

/** Until when somebody has access to a key now; null: not at all. */
export function accessEnd(key: string, access: readonly Access[], now: Date): Date | null {
  const ends = access
    .filter((each) => each.key === key && each.accessUntil > now)
    .map(({ accessUntil }) => accessUntil.getTime());
  return ends.length === 0 ? null : new Date(Math.max(...ends));
}

/** Whether access is there and does not end so soon that one may buy it again. */
export const isOwned = (end: Date | null, now: Date): boolean =>
  end !== null && end > daysAfter(now, RENEWAL_DAYS);

/** When access that is paid for now begins and ends: a renewal begins where the old access ends. */
export function accessPeriod(
  grant: Extract<ProductGrant, { kind: 'course' | 'plan' }>,
  access: readonly Access[],
  now: Date,
): { readonly startsAt: Date; readonly endsAt: Date } {
  const startsAt = accessEnd(grant.grants, access, now) ?? now;
  return { startsAt, endsAt: daysAfter(startsAt, grant.accessDays) };
}
