import { readBusyTimes } from '#platform/calendar/busy-times.ts';
import type { BusyFailure } from '../../domain/busy-calendar.ts';
import { mergeIntervals } from '../../domain/interval.ts';
import { DAY_MS, zoneOn, type Schedule } from '../../domain/schedule.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import { isLessonUid } from '../lesson-uid.ts';
import type { StoredCalendar } from './busy-store.ts';

/** The longest horizon of a teacher, with some days more: the times must last until the next reading. */
const AHEAD_DAYS = 130;
const MOST_TIMES = 5_000;

type Read =
  | { readonly ok: true; readonly busy: StoredCalendar['busy'] }
  | { readonly ok: false; readonly failure: BusyFailure };

/** Calendar programs show addresses with a name of their own for https. */
const withHttps = (address: string) => address.trim().replace(/^webcals?:/i, 'https:');

/**
 * Reads the busy times of a calendar from its address. Only times are taken; titles and people are not. Lessons of
 * this site in it do not count.
 */
export async function readCalendar(
  { clock, config, readRemoteFile }: Pick<BookingDependencies, 'clock' | 'config' | 'readRemoteFile'>,
  address: string,
  schedule: Schedule,
): Promise<Read> {
  const file = await readRemoteFile(withHttps(address));
  if (!file.ok) return { ok: false, failure: file.problem };
  const now = clock.now();
  const times = readBusyTimes(file.text, {
    from: now.getTime() - DAY_MS,
    until: now.getTime() + AHEAD_DAYS * DAY_MS,
    zone: zoneOn(schedule.zones, now.toISOString().slice(0, 10)),
    // A lesson takes its time as a booking. Its copy elsewhere may be older, such as one that was moved since.
    skips: (uid) => isLessonUid(uid, config),
  });
  if (!times) return { ok: false, failure: 'not-a-calendar' };
  const merged = mergeIntervals(times);
  if (merged.length > MOST_TIMES) return { ok: false, failure: 'too-large' };
  return { ok: true, busy: merged.map(({ from, until }) => [from, until] as const) };
}
