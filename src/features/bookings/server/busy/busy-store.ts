import { and, asc, count, eq, lte } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import type { BusyFailure } from '../../domain/busy-calendar.ts';
import type { Interval } from '../../domain/interval.ts';
import { lessonTeachers } from '../booking-tables.ts';
import { busyCalendars } from './busy-tables.ts';

export type StoredCalendar = typeof busyCalendars.$inferSelect;

/**
 * The times of a teacher's other calendars. Calendars of an account that was the teacher before do not count: they are
 * those of another person.
 */
export async function listBusyTimes(database: DatabaseOrTransaction, teacher: string): Promise<Interval[]> {
  const rows = await database
    .select({ busy: busyCalendars.busy })
    .from(busyCalendars)
    .innerJoin(
      lessonTeachers,
      and(
        eq(lessonTeachers.teacher, busyCalendars.teacher),
        eq(lessonTeachers.accountId, busyCalendars.accountId),
      ),
    )
    .where(eq(busyCalendars.teacher, teacher));
  return rows.flatMap(({ busy }) => busy.map(([from, until]) => ({ from, until })));
}

/** The calendars that an account has added, the first one first. */
export const listCalendarsOf = (
  database: DatabaseOrTransaction,
  accountId: string,
): Promise<StoredCalendar[]> =>
  database
    .select()
    .from(busyCalendars)
    .where(eq(busyCalendars.accountId, accountId))
    .orderBy(asc(busyCalendars.addedAt), asc(busyCalendars.id));

/** How many calendars an account has added. */
export async function countCalendarsOf(database: DatabaseOrTransaction, accountId: string): Promise<number> {
  const [row] = await database
    .select({ calendars: count() })
    .from(busyCalendars)
    .where(eq(busyCalendars.accountId, accountId));
  return row?.calendars ?? 0;
}

/** Adds a calendar. */
export async function addCalendar(
  transaction: Transaction,
  calendar: typeof busyCalendars.$inferInsert,
): Promise<StoredCalendar> {
  const [row] = await transaction.insert(busyCalendars).values(calendar).returning();
  if (!row) throw new Error('A calendar was not stored.');
  return row;
}

/** Removes a calendar of an account. False: it has no such calendar. */
export async function removeCalendar(
  database: DatabaseOrTransaction,
  { id, accountId }: Pick<StoredCalendar, 'id' | 'accountId'>,
): Promise<boolean> {
  const { rowCount } = await database
    .delete(busyCalendars)
    .where(and(eq(busyCalendars.id, id), eq(busyCalendars.accountId, accountId)));
  return rowCount === 1;
}

/** Calendars that were tried before an instant, those that wait longest first. */
export const listCalendarsToRead = (
  database: DatabaseOrTransaction,
  before: Date,
  limit: number,
): Promise<StoredCalendar[]> =>
  database
    .select()
    .from(busyCalendars)
    .where(lte(busyCalendars.triedAt, before))
    .orderBy(asc(busyCalendars.triedAt))
    .limit(limit);

/** Stores the times of a calendar that was read. */
export async function saveBusyTimes(
  database: DatabaseOrTransaction,
  id: string,
  { busy, at }: { readonly busy: StoredCalendar['busy']; readonly at: Date },
): Promise<void> {
  await database
    .update(busyCalendars)
    .set({ busy, readAt: at, triedAt: at, failure: null, failures: 0 })
    .where(eq(busyCalendars.id, id));
}

/** Notes that a calendar could not be read. Its times stay as they were. */
export async function noteFailure(
  database: DatabaseOrTransaction,
  { id, failures }: Pick<StoredCalendar, 'id' | 'failures'>,
  { failure, at }: { readonly failure: BusyFailure; readonly at: Date },
): Promise<void> {
  await database
    .update(busyCalendars)
    .set({ failure, triedAt: at, failures: failures + 1 })
    .where(eq(busyCalendars.id, id));
}
