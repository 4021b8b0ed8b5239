import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lt, lte, ne, or } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import { isAfterPosition, type ListOrder } from '#platform/paging/is-after-position.ts';
import type { PagePosition } from '#platform/paging/page-cursor.ts';
import { TAKING_STATES, type ActingSide, type BookingEvent, type BookingState } from '../domain/booking.ts';
import { TRIAL_MINUTES } from '../domain/schedule.ts';
import { bookingEvents, bookings, type EventDetail } from './booking-tables.ts';

export type StoredBooking = typeof bookings.$inferSelect;
export type StoredEvent = typeof bookingEvents.$inferSelect;

/** A booking by its id. */
export async function findBooking(
  database: DatabaseOrTransaction,
  id: string,
): Promise<StoredBooking | undefined> {
  const [row] = await database.select().from(bookings).where(eq(bookings.id, id));
  return row;
}

/** The booking that an account confirmed with a key. */
export async function findConfirmed(
  database: DatabaseOrTransaction,
  learnerId: string,
  confirmKey: string,
): Promise<StoredBooking | undefined> {
  const [row] = await database
    .select()
    .from(bookings)
    .where(and(eq(bookings.learnerId, learnerId), eq(bookings.confirmKey, confirmKey)));
  return row;
}

/** Adds a booking. The database refuses one that overlaps another of its teacher or learner. */
export async function addBooking(
  transaction: Transaction,
  booking: typeof bookings.$inferInsert,
): Promise<StoredBooking> {
  const [row] = await transaction.insert(bookings).values(booking).returning();
  if (!row) throw new Error('A booking was not stored.');
  return row;
}

/** Changes the named columns of a booking. */
export async function saveBooking(
  transaction: Transaction,
  { id }: Pick<StoredBooking, 'id'>,
  changes: Partial<Omit<StoredBooking, 'id'>>,
): Promise<StoredBooking> {
  const [row] = await transaction.update(bookings).set(changes).where(eq(bookings.id, id)).returning();
  if (!row) throw new Error('A booking to change is gone.');
  return row;
}

type NewEvent = {
  readonly kind: BookingEvent;
  readonly by: ActingSide;
  /** The admin who acts for the school. */
  readonly adminId?: string | undefined;
  readonly at: Date;
  readonly detail: EventDetail;
};

/** Adds a line to the history of a booking, whose teacher or learner must be locked. Returns its number, from 1. */
export async function noteEvent(
  transaction: Transaction,
  { id, learnerId }: Pick<StoredBooking, 'id' | 'learnerId'>,
  event: NewEvent,
): Promise<number> {
  const [last] = await transaction
    .select({ events: count() })
    .from(bookingEvents)
    .where(eq(bookingEvents.bookingId, id));
  const number = (last?.events ?? 0) + 1;
  await transaction.insert(bookingEvents).values({ bookingId: id, learnerId, number, ...event });
  return number;
}

/** Who moved a booking the last time. Undefined: nobody has. */
export async function findLastMover(
  database: DatabaseOrTransaction,
  bookingId: string,
): Promise<ActingSide | undefined> {
  const [last] = await database
    .select({ by: bookingEvents.by })
    .from(bookingEvents)
    .where(and(eq(bookingEvents.bookingId, bookingId), eq(bookingEvents.kind, 'moved')))
    .orderBy(desc(bookingEvents.number))
    .limit(1);
  return last?.by;
}

/** When the present time of a booking was chosen: by the booking, or by the last move. */
export async function findTimeSetAt(
  database: DatabaseOrTransaction,
  { id, createdAt }: Pick<StoredBooking, 'id' | 'createdAt'>,
): Promise<Date> {
  const [last] = await database
    .select({ at: bookingEvents.at })
    .from(bookingEvents)
    .where(and(eq(bookingEvents.bookingId, id), inArray(bookingEvents.kind, ['booked', 'moved'])))
    .orderBy(desc(bookingEvents.number))
    .limit(1);
  return last?.at ?? createdAt;
}

/** The history of a booking, the oldest first. */
export async function listEvents(database: DatabaseOrTransaction, bookingId: string): Promise<StoredEvent[]> {
  return database
    .select()
    .from(bookingEvents)
    .where(eq(bookingEvents.bookingId, bookingId))
    .orderBy(asc(bookingEvents.number));
}

/**
 * Removes holds that are over: of a teacher and of a learner. The constraints cannot know the time, so this comes before
 * a new booking. A hold was never a booking, and leaves no history.
 */
export async function deleteEndedHolds(
  transaction: Transaction,
  { teacher, learnerId, now }: { readonly teacher: string; readonly learnerId: string; readonly now: Date },
): Promise<void> {
  await transaction
    .delete(bookings)
    .where(
      and(
        eq(bookings.state, 'held'),
        lte(bookings.heldUntil, now),
        or(eq(bookings.teacher, teacher), eq(bookings.learnerId, learnerId)),
      ),
    );
}

/** Removes holds that are over, of everybody. Returns how many. */
export async function deleteAllEndedHolds(database: DatabaseOrTransaction, now: Date): Promise<number> {
  const { rowCount } = await database
    .delete(bookings)
    .where(and(eq(bookings.state, 'held'), lte(bookings.heldUntil, now)));
  return rowCount ?? 0;
}

/** Removes the time that an account holds. `id`: only this one. */
export async function deleteHold(transaction: Transaction, learnerId: string, id?: string): Promise<void> {
  await transaction
    .delete(bookings)
    .where(
      and(
        eq(bookings.state, 'held'),
        eq(bookings.learnerId, learnerId),
        id === undefined ? undefined : eq(bookings.id, id),
      ),
    );
}

/** Removes the holds of a teacher's lessons that start between two instants. */
export async function deleteHoldsOfTeacher(
  transaction: Transaction,
  teacher: string,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<void> {
  await transaction
    .delete(bookings)
    .where(
      and(
        eq(bookings.teacher, teacher),
        eq(bookings.state, 'held'),
        gte(bookings.startsAt, from),
        lt(bookings.startsAt, until),
      ),
    );
}

/** The time that an account holds, also one that is over. */
export async function findHold(
  database: DatabaseOrTransaction,
  learnerId: string,
): Promise<StoredBooking | undefined> {
  const [row] = await database
    .select()
    .from(bookings)
    .where(and(eq(bookings.state, 'held'), eq(bookings.learnerId, learnerId)));
  return row;
}

/** Whether an account has taken its free trial, or has one that is booked. */
export async function hasUsedTrial(database: DatabaseOrTransaction, learnerId: string): Promise<boolean> {
  const rows = await database
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.learnerId, learnerId),
        eq(bookings.minutes, TRIAL_MINUTES),
        or(inArray(bookings.state, ['booked', 'completed', 'no-show-learner']), eq(bookings.isCharged, true)),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** The lessons of an account, the latest first: a hold, coming ones and past ones. */
export async function listLessonsOf(
  database: DatabaseOrTransaction,
  learnerId: string,
  limit: number,
): Promise<StoredBooking[]> {
  return database
    .select()
    .from(bookings)
    .where(eq(bookings.learnerId, learnerId))
    .orderBy(desc(bookings.startsAt), desc(bookings.id))
    .limit(limit);
}

/** The lessons of a teacher that start between two instants, without holds. */
export async function listLessonsOfTeacher(
  database: DatabaseOrTransaction,
  teacher: string,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<StoredBooking[]> {
  return database
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.teacher, teacher),
        ne(bookings.state, 'held'),
        gte(bookings.startsAt, from),
        lt(bookings.startsAt, until),
      ),
    )
    .orderBy(asc(bookings.startsAt));
}

export type BookingFilter = {
  readonly teacher?: string | undefined;
  readonly learnerIds?: readonly string[] | undefined;
  readonly state?: BookingState | undefined;
  /** Starts at or after the first instant, and before the second. */
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
  /** Leaves out this lesson and those before it in the list. */
  readonly after?: PagePosition | undefined;
  /**
   * Only lessons that have not ended, the next first. Without a state they are those that can still take place. Left out:
   * all, the latest first.
   */
  readonly comingAt?: Date | undefined;
  readonly now: Date;
};

/** Lessons as the school looks for them. Holds that are over are no lessons. */
export async function searchBookings(
  database: DatabaseOrTransaction,
  { teacher, learnerIds, state, from, until, after, comingAt, now }: BookingFilter,
  limit: number,
): Promise<StoredBooking[]> {
  const order: ListOrder = comingAt ? 'oldest-first' : 'newest-first';
  const direction = comingAt ? asc : desc;
  return database
    .select()
    .from(bookings)
    .where(
      and(
        teacher === undefined ? undefined : eq(bookings.teacher, teacher),
        learnerIds === undefined ? undefined : inArray(bookings.learnerId, [...learnerIds]),
        state !== undefined
          ? eq(bookings.state, state)
          : comingAt && inArray(bookings.state, [...TAKING_STATES]),
        from && gte(bookings.startsAt, from),
        until && lt(bookings.startsAt, until),
        comingAt && gt(bookings.endsAt, comingAt),
        or(isNull(bookings.heldUntil), gt(bookings.heldUntil, now)),
        after && isAfterPosition(bookings.startsAt, bookings.id, after, order),
      ),
    )
    .orderBy(direction(bookings.startsAt), direction(bookings.id))
    .limit(limit);
}

/** Locks the row of a booking and reads it again. */
export async function lockBooking(transaction: Transaction, id: string): Promise<StoredBooking | undefined> {
  const [row] = await transaction.select().from(bookings).where(eq(bookings.id, id)).for('update');
  return row;
}
