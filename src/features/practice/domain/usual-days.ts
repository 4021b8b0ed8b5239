import { addDays, type CalendarDay, daysBetween } from './calendar-day.ts';

const WEEK = 7;
/** So many weeks before a day tell which days are usual. */
const WEEKS = 4;
/** A day of the week is usual when the learner practised on it in such a share of these weeks. */
const USUAL_SHARE = 0.5;

/**
 * The next day after `today` on which a learner usually practises, by the days of the four weeks before, and at the latest
 * in a week. Who began less than a week ago, or is regular on no day of the week, is expected tomorrow. `days`: the days
 * of practice, in any order, also several times each.
 */
export function nextUsualDay(today: CalendarDay, days: Iterable<CalendarDay>): CalendarDay {
  const earliest = addDays(today, -WEEKS * WEEK);
  const ago = new Set<number>();
  for (const day of days) {
    if (day >= earliest && day < today) ago.add(daysBetween(day, today));
  }
  const weeks = Math.floor(Math.max(0, ...ago) / WEEK);
  if (weeks === 0) return addDays(today, 1);
  for (let ahead = 1; ahead <= WEEK; ahead += 1) {
    let practised = 0;
    for (let week = 1; week <= weeks; week += 1) {
      if (ago.has(week * WEEK - (ahead % WEEK))) practised += 1;
    }
    if (practised >= weeks * USUAL_SHARE) return addDays(today, ahead);
  }
  return addDays(today, 1);
}
