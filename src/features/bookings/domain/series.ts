import type { ZoneClock } from './list-slots.ts';
import { DAY_MS } from './schedule.ts';

/** The most lessons that are booked at once. */
export const MOST_OF_SERIES = 10;

/**
 * How a week of a series is: `own-time-taken` is another lesson of the learner, `too-far` is beyond the time for which
 * the teacher can be booked.
 */
export const WEEK_STATES = ['free', 'taken', 'own-time-taken', 'too-far'] as const;
export type WeekState = (typeof WEEK_STATES)[number];

/**
 * The starts of a weekly series: the first one, and the same time on the same wall clock in each later week. A time that
 * clocks skip is not the same time, and counts as in `ZoneClock`. Instants are ms since 1970.
 */
export function weeklyStarts(startsAt: number, weeks: number, clock: ZoneClock & WallReader): number[] {
  const wall = clock.wallOf(startsAt);
  return Array.from({ length: weeks }, (_, week) =>
    week === 0 ? startsAt : clock.instantOf(wall + week * 7 * DAY_MS).at,
  );
}

type WallReader = { wallOf(instant: number): number };
