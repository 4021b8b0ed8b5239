import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';
import { MINUTE_MS } from '../../domain/schedule.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import { findLessonTeacher } from '../lesson-teacher-store.ts';
import { listCalendarsToRead, noteFailure, saveBusyTimes, type StoredCalendar } from './busy-store.ts';
import { readCalendar } from './read-calendar.ts';

const MOST_AT_ONCE = 200;
const AT_ONCE = 4;
/** A calendar that another process has just read is left to the next time. */
const RECENT_MS = 10 * MINUTE_MS;

type Dependencies = Pick<BookingDependencies, 'database' | 'clock' | 'config' | 'readRemoteFile'>;

async function readOne(dependencies: Dependencies, calendar: StoredCalendar): Promise<boolean> {
  const { database, clock } = dependencies;
  const teacher = await findLessonTeacher(database, calendar.teacher);
  if (!teacher) return false;
  const read = await readCalendar(dependencies, calendar.address, teacher.schedule);
  const at = clock.now();
  if (read.ok) await saveBusyTimes(database, calendar.id, { busy: read.busy, at });
  else await noteFailure(database, calendar, { failure: read.failure, at });
  return read.ok;
}

/** Reads the other calendars of all teachers, a few at a time. Returns how many could be read, and how many could not. */
export async function readBusyCalendars(
  dependencies: Dependencies,
): Promise<{ readonly read: number; readonly failed: number }> {
  const { database, clock } = dependencies;
  const before = new Date(clock.now().getTime() - RECENT_MS);
  const waiting = await listCalendarsToRead(database, before, MOST_AT_ONCE);
  const counts = { read: 0, failed: 0 };
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      counts[(await readOne(dependencies, next)) ? 'read' : 'failed'] += 1;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return counts;
}

/** Reads the other calendars of teachers every quarter of an hour. */
export function readBusyCalendarsJob(dependencies: Dependencies) {
  return defineJob({
    name: 'read-busy-calendars',
    payload: z.strictObject({}),
    retryLimit: 0,
    backoff: { firstSeconds: 60, maxSeconds: 60 },
    pollSeconds: 30,
    schedule: '*/15 * * * *',
    async handle(_, { log }) {
      const counts = await readBusyCalendars(dependencies);
      if (counts.failed > 0) log.info(counts, 'Some calendars of teachers could not be read.');
    },
  });
}
