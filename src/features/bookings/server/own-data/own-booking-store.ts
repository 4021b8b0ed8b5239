import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import { lessonAfterNotes, lessonHomework } from '../after/after-tables.ts';
import { briefLooks, briefShares } from '../brief/brief-tables.ts';
import { bookingEvents, bookings, lessonTeachers } from '../booking-tables.ts';
import { busyCalendars } from '../busy/busy-tables.ts';
import { calendarFeeds } from '../calendars/feed-tables.ts';
import { lessonRooms, roomNotes, roomVisits, teacherRoomLinks } from '../room/room-tables.ts';
import { lessonCreditLots, lessonCredits } from '../credits/credit-tables.ts';
import { lessonRatings } from '../ratings/rating-tables.ts';

/** Everything about a learner's lessons and credits, and the hours of a teacher. */
export async function listOwnBookings(database: DatabaseOrTransaction, accountId: string) {
  const own = await database
    .select()
    .from(bookings)
    .where(eq(bookings.learnerId, accountId))
    .orderBy(asc(bookings.startsAt));
  const ids = own.map(({ id }) => id);
  return {
    bookings: own,
    events: await database
      .select()
      .from(bookingEvents)
      .where(inArray(bookingEvents.bookingId, ids))
      .orderBy(asc(bookingEvents.at)),
    lots: await database.select().from(lessonCreditLots).where(eq(lessonCreditLots.accountId, accountId)),
    credits: await database
      .select()
      .from(lessonCredits)
      .where(eq(lessonCredits.accountId, accountId))
      .orderBy(asc(lessonCredits.at)),
    ratings: await database.select().from(lessonRatings).where(eq(lessonRatings.learnerId, accountId)),
    busyCalendars: await database.select().from(busyCalendars).where(eq(busyCalendars.accountId, accountId)),
    rooms: await database.select().from(lessonRooms).where(inArray(lessonRooms.bookingId, ids)),
    notes: await database
      .select()
      .from(roomNotes)
      .where(inArray(roomNotes.bookingId, ids))
      .orderBy(asc(roomNotes.place), asc(roomNotes.savedAt)),
    visits: await database
      .select()
      .from(roomVisits)
      .where(and(inArray(roomVisits.bookingId, ids), eq(roomVisits.side, 'learner'))),
    afterNotes: await database
      .select()
      .from(lessonAfterNotes)
      .where(inArray(lessonAfterNotes.bookingId, ids)),
    homework: await database
      .select()
      .from(lessonHomework)
      .where(inArray(lessonHomework.bookingId, ids))
      .orderBy(asc(lessonHomework.place)),
    shares: await database.select().from(briefShares).where(eq(briefShares.accountId, accountId)),
    looks: await database
      .select()
      .from(briefLooks)
      .where(inArray(briefLooks.bookingId, ids))
      .orderBy(asc(briefLooks.lookedAt)),
    links: await database
      .select({ url: teacherRoomLinks.url })
      .from(teacherRoomLinks)
      .where(eq(teacherRoomLinks.accountId, accountId)),
    teachers: await database.select().from(lessonTeachers).where(eq(lessonTeachers.accountId, accountId)),
  };
}

/**
 * Deletes a learner's lessons with their rooms, notes and homework, credits and calendar. A teacher's hours stay without the account; the
 * address of the teacher's own room does not.
 */
export async function deleteBookingsOf(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.delete(lessonRatings).where(eq(lessonRatings.learnerId, accountId));
  await transaction.delete(briefShares).where(eq(briefShares.accountId, accountId));
  await transaction.delete(busyCalendars).where(eq(busyCalendars.accountId, accountId));
  await transaction.delete(bookings).where(eq(bookings.learnerId, accountId));
  // The trigger of the ledger lets its rows be deleted until the transaction ends.
  await transaction.execute(sql`select set_config('ninefold.erasing_learner', 'on', true)`);
  await transaction.delete(lessonCreditLots).where(eq(lessonCreditLots.accountId, accountId));
  await transaction.delete(calendarFeeds).where(eq(calendarFeeds.accountId, accountId));
  await transaction.delete(teacherRoomLinks).where(eq(teacherRoomLinks.accountId, accountId));
  await transaction
    .update(lessonTeachers)
    .set({ accountId: null })
    .where(eq(lessonTeachers.accountId, accountId));
}
