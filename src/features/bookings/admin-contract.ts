import { z } from 'zod';
import { storableText } from '#platform/http/storable-text.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { calendarDaySchema } from '#platform/i18n/calendar-day-schema.ts';
import { pageCursorSchema } from '#platform/paging/page-cursor.ts';
import {
  bookingParams,
  bookingSchema,
  creditLengthSchema,
  eventSchema,
  instantSchema,
  lengthSchema,
  ratingSchema,
  reasonSchema,
  teacherSlugSchema,
} from './booking-view-contract.ts';
import { BOOKING_STATES, OUTCOMES } from './domain/booking.ts';
import { CREDIT_REASONS } from './domain/wallet.ts';
import { ADMIN_BOOKING_ENDPOINTS } from './endpoints.ts';

/** The school's calls about lessons. What it does for a learner is stored with its reason. */

const access = { role: 'admin' } as const;
const emailSchema = storableText(320);
const countSchema = z.int().min(1).max(50);

/** A lesson as the school sees it. */
const officeBookingSchema = bookingSchema.extend({
  /** Null: the account was deleted. */
  learner: z.object({ name: z.string(), email: z.string() }).nullable(),
  /** What the learner says of the lesson. */
  rating: ratingSchema.nullable(),
});

export const searchBookings = endpoint({
  ...ADMIN_BOOKING_ENDPOINTS.searchBookings,
  access,
  summary:
    'Lessons by filter, 50 at a time: the latest first, or those to come, the next first. Cancelled ones are among these ' +
    'only where `state` asks for them.',
  query: z.strictObject({
    teacher: teacherSlugSchema.optional(),
    /** A part of the address is enough. */
    email: emailSchema.optional(),
    state: z.enum(BOOKING_STATES).optional(),
    /** Days of the lessons, in the zone of the account; both are included. */
    from: calendarDaySchema.optional(),
    to: calendarDaySchema.optional(),
    show: z.literal('coming').optional(),
    cursor: pageCursorSchema.optional(),
  }),
  reply: z.object({
    bookings: z.array(officeBookingSchema),
    /** Sent as `cursor`, it requests the next page; null: this is the last one. */
    next_cursor: pageCursorSchema.nullable(),
    /** The zone in which `from` and `to` were read: that of the account, or UTC. */
    time_zone: z.string(),
    server_now: instantSchema,
  }),
});

const adminSchema = z.object({ name: z.string(), email: z.string() }).nullable();

export const inspectBooking = endpoint({
  ...ADMIN_BOOKING_ENDPOINTS.inspectBooking,
  access,
  summary: 'A lesson with its whole history, who acted, and what the school can do with it now.',
  params: bookingParams,
  reply: z.object({
    booking: officeBookingSchema,
    history: z.array(
      eventSchema.extend({
        /** The admin who acted for the school; null: nobody did, or the account was deleted. */
        admin: adminSchema,
      }),
    ),
    can: z.object({
      change: z.boolean(),
      /** Whether a cancellation now gives one more credit, where the credit returns. */
      cancel_adds_one: z.boolean(),
      /** The outcomes that it does not have. */
      settle: z.array(z.enum(OUTCOMES)),
    }),
    server_now: instantSchema,
  }),
  refusals: ['booking-unknown'],
});

export const bookForLearner = endpoint({
  ...ADMIN_BOOKING_ENDPOINTS.bookForLearner,
  access,
  idempotent: true,
  summary: 'Books a time for a learner, also outside of hours and notice, with a credit or as a gift.',
  body: z.strictObject({
    email: emailSchema,
    teacher: teacherSlugSchema,
    starts_at: instantSchema,
    minutes: lengthSchema,
    is_gift: z.boolean(),
    reason: reasonSchema,
  }),
  reply: z.object({ booking: bookingSchema }),
  refusals: [
    'account-unknown',
    'teacher-unknown',
    'slot-taken',
    'own-time-taken',
    'credit-needed',
    'trial-used',
    'own-lesson',
    'time-over',
    'too-far',
  ],
});

export const cancelForSchool = endpoint({
  ...ADMIN_BOOKING_ENDPOINTS.cancelForSchool,
  access,
  summary:
    'Cancels a lesson for the school. A credit that returns does so as when the teacher cancels; the school may also ' +
    'decide that it is used.',
  params: bookingParams,
  body: z.strictObject({ credit: z.enum(['returned', 'used']), reason: reasonSchema }),
  reply: z.object({ cancelled: z.literal(true) }),
  refusals: ['booking-unknown', 'not-booked', 'lesson-started'],
});

export const moveForSchool = endpoint({
  ...ADMIN_BOOKING_ENDPOINTS.moveForSchool,
  access,
  summary: 'Moves a lesson for the school to any time that neither side has taken.',
  params: bookingParams,
  body: z.strictObject({ starts_at: instantSchema, reason: reasonSchema }),
  reply: z.object({ moved: z.literal(true) }),
  refusals: [
    'booking-unknown',
    'not-booked',
    'lesson-started',
    'too-late',
    'too-far',
    'slot-taken',
    'own-time-taken',
    'teacher-unknown',
  ],
});

export const settleOutcome = endpoint({
  ...ADMIN_BOOKING_ENDPOINTS.settleOutcome,
  access,
  summary:
    'Decides how a lesson ended, where the two sides disagree. What an earlier outcome gave is taken back, or given again.',
  params: bookingParams,
  body: z.strictObject({ outcome: z.enum(OUTCOMES), reason: reasonSchema }),
  reply: z.object({ settled: z.literal(true) }),
  refusals: ['booking-unknown', 'not-over', 'trial-used'],
});

export const giveLessonCredits = endpoint({
  ...ADMIN_BOOKING_ENDPOINTS.giveLessonCredits,
  access,
  idempotent: true,
  summary: 'Gives a learner credits for lessons. One key gives once.',
  body: z.strictObject({
    email: emailSchema,
    /** Null: they are good for every teacher. */
    teacher: teacherSlugSchema.nullable(),
    minutes: creditLengthSchema,
    count: countSchema,
    reason: reasonSchema,
  }),
  reply: z.object({ given: z.literal(true) }),
  refusals: ['account-unknown', 'teacher-unknown'],
});

export const takeLessonCredits = endpoint({
  ...ADMIN_BOOKING_ENDPOINTS.takeLessonCredits,
  access,
  idempotent: true,
  summary:
    'Takes unused credits from a learner, those that end soonest first, all or none. One key takes once.',
  body: z.strictObject({
    email: emailSchema,
    /** Null: those that are good for every teacher. */
    teacher: teacherSlugSchema.nullable(),
    minutes: creditLengthSchema,
    count: countSchema,
    reason: reasonSchema,
  }),
  reply: z.object({ taken: z.literal(true) }),
  refusals: ['account-unknown', 'teacher-unknown', 'credits-too-few'],
});

export const listLessonCredits = endpoint({
  ...ADMIN_BOOKING_ENDPOINTS.listLessonCredits,
  access,
  summary: 'The credits of a learner with their ledger, the latest line first.',
  query: z.strictObject({ email: emailSchema }),
  reply: z.object({
    credits: z.array(
      z.object({
        /** The slug of the teacher, and the name; null: of every teacher, or of one that the content no longer has. */
        teacher: z.string().nullable(),
        teacher_name: z.string().nullable(),
        is_for_every_teacher: z.boolean(),
        minutes: creditLengthSchema,
        left: z.int(),
        expires_at: instantSchema,
      }),
    ),
    entries: z.array(
      z.object({
        reason: z.enum(CREDIT_REASONS),
        amount: z.int(),
        minutes: creditLengthSchema,
        teacher_name: z.string().nullable(),
        is_for_every_teacher: z.boolean(),
        at: instantSchema,
        note: z.string().nullable(),
        admin: adminSchema,
      }),
    ),
  }),
  refusals: ['account-unknown'],
});

export const listLessonTeachers = endpoint({
  ...ADMIN_BOOKING_ENDPOINTS.listLessonTeachers,
  access,
  summary: 'The teachers of the content, and the accounts that teach as them.',
  reply: z.object({
    teachers: z.array(
      z.object({
        teacher: z.string(),
        name: z.string(),
        account: z.object({ name: z.string(), email: z.string() }).nullable(),
      }),
    ),
  }),
});

export const cancelDayForSchool = endpoint({
  ...ADMIN_BOOKING_ENDPOINTS.cancelDayForSchool,
  access,
  summary:
    'Cancels all lessons of a teacher’s day that have not started, for the school, and closes the day. Credits return.',
  params: z.strictObject({ teacher: teacherSlugSchema }),
  body: z.strictObject({ date: calendarDaySchema, reason: reasonSchema }),
  reply: z.object({ cancelled: z.int() }),
  refusals: ['teacher-unknown', 'schedule-full'],
});

export const linkLessonTeacher = endpoint({
  ...ADMIN_BOOKING_ENDPOINTS.linkLessonTeacher,
  access,
  summary: 'Says which account gives the lessons of a teacher.',
  params: z.strictObject({ teacher: teacherSlugSchema }),
  body: z.strictObject({ email: emailSchema }),
  reply: z.object({ linked: z.literal(true) }),
  refusals: [
    'teacher-unknown',
    'account-unknown',
    'account-no-teacher',
    'account-teaches',
    'account-has-lessons',
  ],
});

const seenSchema = z
  .object({
    first_seen_at: instantSchema,
    last_seen_at: instantSchema,
    /** When they first entered the call. Null: they only waited at the door, or met elsewhere. */
    joined_at: instantSchema.nullable(),
  })
  .nullable();

export const getAttendance = endpoint({
  ...ADMIN_BOOKING_ENDPOINTS.getAttendance,
  access,
  summary:
    'When each side had the room of a lesson open. It is evidence and no proof: a line may have failed.',
  params: bookingParams,
  reply: z.object({ learner: seenSchema, teacher: seenSchema }),
  refusals: ['booking-unknown'],
});
