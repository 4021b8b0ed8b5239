import type { ZoneClock } from './list-slots.ts';
import { DAY_MS } from './schedule.ts';

const WEEK_MS = 7 * DAY_MS;

/** The most lessons that are booked at once. */
export const MOST_OF_SERIES = 10;

/**
 * How a week of a series is: `own-time-taken` is another lesson of the learner, `too-far` is beyond the time for which
 * the teacher can be booked.
 */
export const WEEK_STATES = ['free', 'taken', 'own-time-taken', 'too-far'] as const;
export type WeekState = (typeof WEEK_STATES)[number];

/**
 * The starts of a weekly series that come after an instant: the first one, and the same time on the same wall clock in each
 * later week. A series whose first start is over begins with its next one. A time that clocks skip is not the same time,
 * and counts as in `ZoneClock`. Instants are ms since 1970.
 */
export function weeklyStarts(
  startsAt: number,
  weeks: number,
  { clock, after }: { readonly clock: ZoneClock & WallReader; readonly after: number },
): number[] {
  const wall = clock.wallOf(startsAt);
  const over = Math.max(0, Math.floor((after - startsAt) / WEEK_MS));
  // A change of clocks can put the week that is reckoned on either side of the instant.
  return Array.from({ length: weeks + 2 }, (_, at) => {
    const week = over + at;
    return week === 0 ? startsAt : clock.instantOf(wall + week * WEEK_MS).at;
  })
    .filter((start) => start > after)
    .slice(0, weeks);
}

type WallReader = { wallOf(instant: number): number };
