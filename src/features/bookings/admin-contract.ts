import { z } from 'zod';
import { endpoint } from '#platform/http/endpoint.ts';
import {
  bookingParams,
  bookingSchema,
  creditLengthSchema,
  instantSchema,
  lengthSchema,
  reasonSchema,
  teacherSlugSchema,
} from './booking-view-contract.ts';
import { BOOKING_STATES, OUTCOMES } from './domain/booking.ts';
import { ADMIN_BOOKING_ENDPOINTS } from './endpoints.ts';

/** The school's calls about lessons. What it does for a learner is stored with its reason. */

const access = { role: 'admin' } as const;
const emailSchema = z.string().max(320);

export const searchBookings = endpoint({
  ...ADMIN_BOOKING_ENDPOINTS.searchBookings,
  access,
  summary: 'Lessons, the latest first; 200 at most.',
  query: z.strictObject({
    teacher: teacherSlugSchema.optional(),
    email: emailSchema.optional(),
    state: z.enum(BOOKING_STATES).optional(),
  }),
  reply: z.object({
    bookings: z.array(
      bookingSchema.extend({ learner: z.object({ name: z.string(), email: z.string() }).nullable() }),
    ),
    server_now: instantSchema,
  }),
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
  summary: 'Cancels a lesson for the school. The credit returns as when the teacher cancels.',
  params: bookingParams,
  body: z.strictObject({ reason: reasonSchema }),
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
    'Decides how a lesson ended, where the two sides disagree. A credit that was returned stays returned.',
  params: bookingParams,
  body: z.strictObject({ outcome: z.enum(OUTCOMES), reason: reasonSchema }),
  reply: z.object({ settled: z.literal(true) }),
  refusals: ['booking-unknown', 'not-over'],
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
    count: z.int().min(1).max(50),
  }),
  reply: z.object({ given: z.literal(true) }),
  refusals: ['account-unknown', 'teacher-unknown'],
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

export const linkLessonTeacher = endpoint({
  ...ADMIN_BOOKING_ENDPOINTS.linkLessonTeacher,
  access,
  summary: 'Says which account gives the lessons of a teacher.',
  params: z.strictObject({ teacher: teacherSlugSchema }),
  body: z.strictObject({ email: emailSchema }),
  reply: z.object({ linked: z.literal(true) }),
  refusals: ['teacher-unknown', 'account-unknown', 'account-teaches'],
});
