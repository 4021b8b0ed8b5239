import { asc, eq, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import { bookingEvents, bookings, lessonTeachers } from '../booking-tables.ts';
import { calendarFeeds } from '../calendars/feed-tables.ts';
import { lessonCreditLots, lessonCredits } from '../credits/credit-tables.ts';

/** Everything about a learner's lessons and credits, and the hours of a teacher. */
export async function listOwnBookings(database: DatabaseOrTransaction, accountId: string) {
  const own = await database
    .select()
    .from(bookings)
    .where(eq(bookings.learnerId, accountId))
    .orderBy(asc(bookings.startsAt));
  return {
    bookings: own,
    events: await database
      .select()
      .from(bookingEvents)
      .where(
        inArray(
          bookingEvents.bookingId,
          own.map(({ id }) => id),
        ),
      )
      .orderBy(asc(bookingEvents.at)),
    lots: await database.select().from(lessonCreditLots).where(eq(lessonCreditLots.accountId, accountId)),
    credits: await database
      .select()
      .from(lessonCredits)
      .where(eq(lessonCredits.accountId, accountId))
      .orderBy(asc(lessonCredits.at)),
    teachers: await database.select().from(lessonTeachers).where(eq(lessonTeachers.accountId, accountId)),
  };
}

/** Deletes a learner's lessons, credits and calendar. A teacher's hours stay without the account. */
export async function deleteBookingsOf(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.delete(bookings).where(eq(bookings.learnerId, accountId));
  await transaction.delete(lessonCreditLots).where(eq(lessonCreditLots.accountId, accountId));
  await transaction.delete(calendarFeeds).where(eq(calendarFeeds.accountId, accountId));
  await transaction
    .update(lessonTeachers)
    .set({ accountId: null })
    .where(eq(lessonTeachers.accountId, accountId));
}
