import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/instant-column.ts';
import type { ActingSide, BookingEvent, BookingState } from '../domain/booking.ts';
import type { BookingLength, Schedule } from '../domain/schedule.ts';

/**
 * Lessons with a teacher. Two constraints of the migration refuse overlapping times of one teacher or of one learner, so
 * the key is not led by the learner: PostgreSQL cannot hold such a constraint over partitions.
 */
export const bookings = pgTable(
  'bookings',
  {
    id: uuid('id').primaryKey(),
    /** The key of the teacher in the content, such as `teacher_01`. */
    teacher: text('teacher').notNull(),
    /** The learner's account. */
    learnerId: uuid('learner_id').notNull(),
    minutes: smallint('minutes').$type<BookingLength>().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** The lesson with its buffers. */
    busyFrom: instant('busy_from').notNull(),
    busyUntil: instant('busy_until').notNull(),
    state: text('state').$type<BookingState>().notNull(),
    heldUntil: instant('held_until'),
    /** Counts the changes of time, for calendars (RFC 5545, SEQUENCE). */
    sequence: integer('sequence').notNull().default(0),
    /** What the learner wants from the lesson. */
    wish: text('wish').notNull().default(''),
    /** The zone in which the learner chose the time. */
    learnerZone: text('learner_zone').notNull(),
    /** Whether a credit pays for it. Trials and gifts of the school use none. */
    usesCredit: boolean('uses_credit').notNull(),
    /** A cancelled lesson whose credit or trial is gone. */
    isCharged: boolean('is_charged').notNull().default(false),
    /** The Idempotency-Key of the confirmation. */
    confirmKey: text('confirm_key'),
    cancelReason: text('cancel_reason'),
    createdAt: instant('created_at').notNull(),
    dayReminderAt: instant('day_reminder_at'),
    hourReminderAt: instant('hour_reminder_at'),
  },
  (table) => [
    // The free trial is taken once, unless it was cancelled in time.
    uniqueIndex('bookings_trial')
      .on(table.learnerId)
      .where(
        sql`${table.minutes} = 15 and (${table.state} in ('booked', 'completed', 'no-show-learner') or ${table.isCharged})`,
      ),
    uniqueIndex('bookings_hold')
      .on(table.learnerId)
      .where(sql`${table.state} = 'held'`),
    uniqueIndex('bookings_confirmation').on(table.learnerId, table.confirmKey),
    index('bookings_of_learner').on(table.learnerId, table.startsAt),
    index('bookings_of_teacher').on(table.teacher, table.startsAt),
    index('bookings_to_watch')
      .on(table.startsAt)
      .where(sql`${table.state} in ('held', 'booked')`),
    check('bookings_length', sql`${table.minutes} in (15, 25, 50)`),
    check(
      'bookings_time',
      sql`${table.endsAt} = ${table.startsAt} + make_interval(mins => ${table.minutes}) and ${table.busyFrom} <= ${table.startsAt} and ${table.busyUntil} >= ${table.endsAt}`,
    ),
    check('bookings_held', sql`(${table.state} = 'held') = (${table.heldUntil} is not null)`),
    check(
      'bookings_state',
      sql`${table.state} in ('held', 'booked', 'completed', 'cancelled', 'no-show-learner', 'no-show-teacher')`,
    ),
  ],
);

/** What an event of a booking was about. Instants are ISO 8601. */
export type EventDetail = {
  readonly starts_at?: string;
  /** Of a move: the time before. */
  readonly from?: string;
  readonly reason?: string;
  readonly credit?: 'returned' | 'used';
  readonly courtesy?: boolean;
  /** Credits that the school took back when it corrected an outcome, and those that were used by then. */
  readonly taken_back?: number;
  readonly not_taken?: number;
};

/** The history of bookings. Rows are only added: a trigger of the migration refuses changes. */
export const bookingEvents = pgTable(
  'booking_events',
  {
    bookingId: uuid('booking_id').notNull(),
    number: smallint('number').notNull(),
    /** The learner's account. */
    learnerId: uuid('learner_id').notNull(),
    kind: text('kind').$type<BookingEvent>().notNull(),
    by: text('by').$type<ActingSide>().notNull(),
    /** The admin who acted for the school. */
    adminId: uuid('admin_id'),
    at: instant('at').notNull(),
    detail: jsonb('detail').$type<EventDetail>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.number] }),
    foreignKey({ columns: [table.bookingId], foreignColumns: [bookings.id] }).onDelete('cascade'),
  ],
);

/** When each teacher gives lessons, and whose account the teacher has. */
export const lessonTeachers = pgTable('lesson_teachers', {
  /** The key in the content. */
  teacher: text('teacher').primaryKey(),
  /** Only an admin writes it. Null: the account was deleted. */
  accountId: uuid('account_id').unique(),
  schedule: jsonb('schedule').$type<Schedule>().notNull(),
  /** Counts the saves. One that was made from an older version replaces nothing. */
  version: integer('version').notNull().default(0),
  savedAt: instant('saved_at').notNull(),
});
