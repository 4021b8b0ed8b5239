import { and, asc, eq, gt, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import { TAKING_STATES } from '../domain/booking.ts';
import { HOUR_MS } from '../domain/schedule.ts';
import type { StoredBooking } from './booking-store.ts';
import { bookings, lessonTeachers } from './booking-tables.ts';
import type { StoredTeacher } from './lesson-teacher-store.ts';

/** A hold that has not ended, or a booked lesson. */
const takesTime = ({ state, heldUntil }: Record<'state' | 'heldUntil', AnyPgColumn>, now: Date) =>
  and(inArray(state, [...TAKING_STATES]), or(isNull(heldUntil), gt(heldUntil, now)));

/** No lesson takes longer with its buffers. */
const LONGEST_BUSY_MS = 3 * HOUR_MS;

type TimeRange = { readonly from: Date; readonly until: Date; readonly now: Date; readonly except?: string };

/** When a lesson starts, and the time that it takes with its buffers. */
type StoredTime = Pick<StoredBooking, 'startsAt' | 'busyFrom' | 'busyUntil'>;

/**
 * The times that a teacher's lessons take between two instants, buffers included. `except`: a booking to move. `notOf`: an
 * account whose lessons and holds are left out.
 */
export async function listTaken(
  database: DatabaseOrTransaction,
  teacher: string,
  { from, until, now, except, notOf }: TimeRange & { readonly notOf?: string },
): Promise<StoredTime[]> {
  return database
    .select({ startsAt: bookings.startsAt, busyFrom: bookings.busyFrom, busyUntil: bookings.busyUntil })
    .from(bookings)
    .where(
      and(
        eq(bookings.teacher, teacher),
        takesTime(bookings, now),
        gt(bookings.busyUntil, from),
        lt(bookings.busyFrom, until),
        // The same for the index, which has the starts: the lessons of years are not read.
        gt(bookings.startsAt, new Date(from.getTime() - LONGEST_BUSY_MS)),
        lt(bookings.startsAt, new Date(until.getTime() + LONGEST_BUSY_MS)),
        except === undefined ? undefined : ne(bookings.id, except),
        notOf === undefined ? undefined : ne(bookings.learnerId, notOf),
      ),
    )
    .orderBy(asc(bookings.startsAt));
}

/** Whether an account has another lesson between two instants: one that it takes, or, as a teacher, one that it gives. */
export async function hasLesson(
  database: DatabaseOrTransaction,
  accountId: string,
  range: TimeRange,
): Promise<boolean> {
  if ((await listTakenAsLearner(database, accountId, range)).length > 0) return true;
  const [own] = await database
    .select({ teacher: lessonTeachers.teacher })
    .from(lessonTeachers)
    .where(eq(lessonTeachers.accountId, accountId));
  return own !== undefined && (await listTaken(database, own.teacher, range)).length > 0;
}

/** The times of the lessons that an account takes between two instants. A learner has no buffers. */
export async function listTakenAsLearner(
  database: DatabaseOrTransaction,
  learnerId: string,
  { from, until, now, except }: TimeRange,
): Promise<StoredTime[]> {
  return database
    .select({ startsAt: bookings.startsAt, busyFrom: bookings.startsAt, busyUntil: bookings.endsAt })
    .from(bookings)
    .where(
      and(
        eq(bookings.learnerId, learnerId),
        takesTime(bookings, now),
        gt(bookings.endsAt, from),
        gt(bookings.startsAt, new Date(from.getTime() - LONGEST_BUSY_MS)),
        lt(bookings.startsAt, until),
        except === undefined ? undefined : ne(bookings.id, except),
      ),
    );
}

/** Whether an account has a coming lesson, as a learner, while the teacher gives one. It may be the same lesson. */
export async function hasLessonWhileTaught(
  database: DatabaseOrTransaction,
  accountId: string,
  { teacher, now }: { readonly teacher: string; readonly now: Date },
): Promise<boolean> {
  const given = alias(bookings, 'given');
  const [clash] = await database
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(given, and(lt(bookings.startsAt, given.busyUntil), gt(bookings.endsAt, given.busyFrom)))
    .where(
      and(
        eq(bookings.learnerId, accountId),
        gt(bookings.endsAt, now),
        takesTime(bookings, now),
        eq(given.teacher, teacher),
        gt(given.endsAt, now),
        takesTime(given, now),
      ),
    )
    .limit(1);
  return clash !== undefined;
}

/** Whether a teacher gives or takes another lesson between two instants, whatever the hours say. */
export async function isTeacherTaken(
  database: DatabaseOrTransaction,
  { teacher, accountId }: Pick<StoredTeacher, 'teacher' | 'accountId'>,
  range: TimeRange,
): Promise<boolean> {
  if ((await listTaken(database, teacher, range)).length > 0) return true;
  return accountId !== null && (await listTakenAsLearner(database, accountId, range)).length > 0;
}
