import { z } from 'zod';
import { endpoint } from '#platform/http/endpoint.ts';
import { calendarDaySchema } from '#platform/i18n/calendar-day-schema.ts';
import {
  bookingParams,
  bookingSchema,
  instantSchema,
  reasonSchema,
  scheduleSchema,
} from './booking-view-contract.ts';
import { TEACH_BOOKING_ENDPOINTS } from './endpoints.ts';

/** The calls of teachers about their hours and lessons. */

const access = { role: ['teacher', 'admin'] } as const;

/** A lesson as its teacher sees it. */
const taughtSchema = bookingSchema.extend({
  /** The learner's first name and last name; empty: the account was deleted. */
  learner_name: z.string(),
});

export const getSchedule = endpoint({
  ...TEACH_BOOKING_ENDPOINTS.getSchedule,
  access,
  summary: 'When the teacher gives lessons.',
  reply: z.object({ schedule: scheduleSchema, version: z.int() }),
  refusals: ['no-lesson-teacher'],
});

export const saveSchedule = endpoint({
  ...TEACH_BOOKING_ENDPOINTS.saveSchedule,
  access,
  maxBodyBytes: 64 * 1024,
  summary: 'Replaces the teacher’s hours. Booked lessons stay, also outside of the new hours.',
  body: z.strictObject({
    schedule: scheduleSchema,
    /** The version that was changed. */
    version: z.int().min(0),
  }),
  reply: z.object({ version: z.int() }),
  refusals: ['no-lesson-teacher', 'schedule-changed'],
});

export const getTeachCalendar = endpoint({
  ...TEACH_BOOKING_ENDPOINTS.getTeachCalendar,
  access,
  summary: 'The teacher’s lessons of some days, in their order.',
  query: z.strictObject({
    /** In the teacher's zone; default: today. */
    from: calendarDaySchema.optional(),
    days: z
      .string()
      .regex(/^\d{1,2}$/)
      .optional(),
  }),
  reply: z.object({ bookings: z.array(taughtSchema), zone: z.string(), server_now: instantSchema }),
  refusals: ['no-lesson-teacher'],
});

export const moveTaughtLesson = endpoint({
  ...TEACH_BOOKING_ENDPOINTS.moveTaughtLesson,
  access,
  summary:
    'Moves a lesson to any time that neither side has taken. The learner may cancel it without cost then.',
  params: bookingParams,
  body: z.strictObject({ starts_at: instantSchema }),
  reply: z.object({ moved: z.literal(true) }),
  refusals: [
    'no-lesson-teacher',
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

export const cancelTaughtLesson = endpoint({
  ...TEACH_BOOKING_ENDPOINTS.cancelTaughtLesson,
  access,
  summary: 'Cancels a lesson. The credit returns; less than a day before, the learner gets one more.',
  params: bookingParams,
  body: z.strictObject({ reason: reasonSchema }),
  reply: z.object({ cancelled: z.literal(true) }),
  refusals: ['no-lesson-teacher', 'booking-unknown', 'not-booked', 'lesson-started'],
});

export const reportAbsentLearner = endpoint({
  ...TEACH_BOOKING_ENDPOINTS.reportAbsentLearner,
  access,
  summary: 'Reports that the learner did not come. The credit is used.',
  params: bookingParams,
  reply: z.object({ reported: z.literal(true) }),
  refusals: [
    'no-lesson-teacher',
    'booking-unknown',
    'not-booked',
    'report-too-early',
    'report-over',
    'reported-before',
  ],
});

export const cancelTeachDay = endpoint({
  ...TEACH_BOOKING_ENDPOINTS.cancelTeachDay,
  access,
  summary: 'Cancels all lessons of a day that have not started, and closes the day.',
  body: z.strictObject({ date: calendarDaySchema, reason: reasonSchema }),
  reply: z.object({ cancelled: z.int() }),
  refusals: ['no-lesson-teacher', 'schedule-full'],
});
