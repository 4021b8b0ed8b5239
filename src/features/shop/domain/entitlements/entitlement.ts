import type { ProductGrant } from '../products/product.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Access may be bought again this many days before it ends. The new time is added to the old. */
export const RENEWAL_DAYS = 14;

/** A reminder is sent this many days before access ends. */
export const REMINDER_DAYS = 7;

/** Access to a course or plan that an account has now. */
export type Access = { readonly key: string; readonly accessUntil: Date };

/** Access that an account had before, and when it ended. */
export type EndedAccess = { readonly key: string; readonly endedAt: Date };

export const daysAfter = (instant: Date, days: number): Date => new Date(instant.getTime() + days * DAY_MS);

/** Full days from one instant to a later one; 0 when it is not later. */
export function fullDays(from: Date, until: Date): number {
  return Math.max(0, Math.floor((until.getTime() - from.getTime()) / DAY_MS));
}

/**
 * When an account's access to a key ends. Of several purchases, the last end counts. Null: no access at `now`; access
 * that ends at `now` has ended.
 */
export function accessEnd(key: string, access: readonly Access[], now: Date): Date | null {
  const ends = access
    .filter((each) => each.key === key && each.accessUntil > now)
    .map(({ accessUntil }) => accessUntil.getTime());
  return ends.length === 0 ? null : new Date(Math.max(...ends));
}

/** When access ends: at the end that was bought, or earlier where it was revoked, as by a refund. */
export const trueEnd = (endsAt: Date, revokedAt: Date | null): Date =>
  revokedAt !== null && revokedAt < endsAt ? revokedAt : endsAt;

/** Everything that may be used now: each key once, with its last end. */
export function currentAccess(access: readonly Access[], now: Date): Access[] {
  const keys = [...new Set(access.map(({ key }) => key))];
  return keys.flatMap((key) => {
    const accessUntil = accessEnd(key, access, now);
    return accessUntil ? [{ key, accessUntil }] : [];
  });
}

/** Whether there is access that cannot be renewed yet. */
export const isOwned = (end: Date | null, now: Date): boolean =>
  end !== null && end > daysAfter(now, RENEWAL_DAYS);

/** The last moment in which a credit for a marking can be used. */
export const creditEnd = ({ accessDays }: Extract<ProductGrant, { kind: 'marking' }>, now: Date): Date =>
  daysAfter(now, accessDays);

/** When access that is paid for now starts and ends. A renewal starts when the old access ends. */
export function accessPeriod(
  grant: Extract<ProductGrant, { kind: 'course' | 'plan' }>,
  access: readonly Access[],
  now: Date,
): { readonly startsAt: Date; readonly endsAt: Date } {
  const startsAt = accessEnd(grant.grants, access, now) ?? now;
  return { startsAt, endsAt: daysAfter(startsAt, grant.accessDays) };
}
