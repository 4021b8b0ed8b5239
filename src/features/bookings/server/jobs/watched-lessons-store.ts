import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import type { StoredBooking } from '../booking-store.ts';
import { bookings, lessonTeachers } from '../booking-tables.ts';

/** Booked lessons that ended before an instant. */
export async function listEndedBefore(
  database: DatabaseOrTransaction,
  instant: Date,
  limit: number,
): Promise<StoredBooking[]> {
  return database
    .select()
    .from(bookings)
    .where(and(eq(bookings.state, 'booked'), lte(bookings.endsAt, instant)))
    .orderBy(asc(bookings.startsAt))
    .limit(limit);
}

/** Booked lessons that start between two instants and have no reminder of a kind yet. */
export async function listToRemind(
  database: DatabaseOrTransaction,
  reminder: 'day' | 'hour',
  { from, until }: { readonly from: Date; readonly until: Date },
  limit: number,
): Promise<StoredBooking[]> {
  const column = reminder === 'day' ? bookings.dayReminderAt : bookings.hourReminderAt;
  return database
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.state, 'booked'),
        isNull(column),
        gt(bookings.startsAt, from),
        lte(bookings.startsAt, until),
      ),
    )
    .orderBy(asc(bookings.startsAt))
    .limit(limit);
}

/** Booked lessons after an instant whose teacher has no account any more. */
export async function listWithoutTeacher(
  database: DatabaseOrTransaction,
  after: Date,
  limit: number,
): Promise<Pick<StoredBooking, 'id'>[]> {
  return database
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(lessonTeachers, eq(lessonTeachers.teacher, bookings.teacher))
    .where(and(eq(bookings.state, 'booked'), gt(bookings.startsAt, after), isNull(lessonTeachers.accountId)))
    .limit(limit);
}

/** Booked lessons of some accounts that start after an instant. */
export async function listComingOf(
  database: DatabaseOrTransaction,
  learnerIds: readonly string[],
  after: Date,
): Promise<Pick<StoredBooking, 'id' | 'teacher'>[]> {
  return database
    .select({ id: bookings.id, teacher: bookings.teacher })
    .from(bookings)
    .where(
      and(
        inArray(bookings.learnerId, [...learnerIds]),
        eq(bookings.state, 'booked'),
        gt(bookings.startsAt, after),
      ),
    );
}
