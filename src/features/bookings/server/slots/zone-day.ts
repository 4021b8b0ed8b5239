import { DAY_MS } from '../../domain/schedule.ts';
import { clockOf } from './find-slots.ts';

/** PostgreSQL and ISO 8601 agree on instants until the end of the year 9999. */
const LAST = Date.UTC(9_999, 11, 30);

/**
 * The time of some calendar days (`2026-11-21` is the first) in a zone: from midnight until midnight, also where a day
 * has 23 or 25 hours.
 */
export function zoneDays(
  date: string,
  days: number,
  zone: string,
): { readonly from: Date; readonly until: Date } {
  const { instantOf } = clockOf(zone);
  const midnight = Math.min(Date.parse(`${date}T00:00:00Z`), LAST - days * DAY_MS);
  const startOf = (wall: number) => {
    const { at, skippedAt } = instantOf(wall);
    return new Date(skippedAt ?? at);
  };
  return { from: startOf(midnight), until: startOf(midnight + days * DAY_MS) };
}
