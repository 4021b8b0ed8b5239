import { addDays, type CalendarDay, daysBetween } from './calendar-day.ts';
import { ABSENT_DAYS, SPREAD_DAYS } from './spread-backlog.ts';
import { nextUsualDay } from './usual-days.ts';

/** An absence that ended within the last week. */
export type Absence = {
  /** The last day of practice before it. */
  readonly lastDay: CalendarDay;
  /** Of the week over which what was due is spread, today included. */
  readonly daysLeft: number;
};

/**
 * The latest absence that ended today or within the six days before. Who rests on the usual days of each week was not away.
 * `days`: the days of practice, in any order.
 */
export function latestAbsence(today: CalendarDay, days: Iterable<CalendarDay>): Absence | undefined {
  const sorted = [...new Set([...days, today])].filter((day) => day <= today).sort();
  const earliest = addDays(today, 1 - SPREAD_DAYS);
  for (let i = sorted.length - 1; i > 0; i -= 1) {
    const [before, after] = [sorted[i - 1], sorted[i]];
    if (before === undefined || after === undefined || after < earliest) return undefined;
    if (daysBetween(before, after) > ABSENT_DAYS && nextUsualDay(before, sorted) < after) {
      return { lastDay: before, daysLeft: SPREAD_DAYS - daysBetween(after, today) };
    }
  }
  return undefined;
}
