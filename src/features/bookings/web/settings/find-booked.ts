import { call } from '#platform/api-client/api-client.ts';
import { TEACH_BOOKING_ENDPOINTS } from '../../endpoints.ts';
import type { Holiday } from '../../domain/schedule.ts';
import { addDays } from '../words/wall-text.ts';

/** The most days of one call. */
const DAYS = 62;
/** Lessons are booked at most about a year ahead. */
const MOST_CALLS = 6;

export type BookedLessons = { readonly count: number; readonly first: string };

/** The booked lessons of some days, and the date of the first. Undefined: there are none, or nobody answers. */
export async function findBooked({ from, to }: Holiday): Promise<BookedLessons | undefined> {
  const dates: string[] = [];
  for (
    let start = from, calls = 0;
    start <= to && calls < MOST_CALLS;
    start = addDays(start, DAYS), calls += 1
  ) {
    const result = await call(TEACH_BOOKING_ENDPOINTS, 'getTeachCalendar', {
      query: { from: start, days: `${DAYS}` },
    });
    if (!result.ok) return undefined;
    for (const { state, teacher_local: at } of result.reply.bookings)
      if (state === 'booked' && at.slice(0, 10) <= to) dates.push(at.slice(0, 10));
  }
  const [first] = dates;
  return first === undefined ? undefined : { count: dates.length, first };
}
