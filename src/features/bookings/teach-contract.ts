import { z } from 'zod';
import { storableText } from '#platform/http/storable-text.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { calendarDaySchema } from '#platform/i18n/calendar-day-schema.ts';
import {
  bookingParams,
  instantSchema,
  reasonSchema,
  scheduleSchema,
  slotSchema,
  taughtSchema,
} from './booking-view-contract.ts';
import { BUSY_FAILURES } from './domain/busy-calendar.ts';
import { TEACH_BOOKING_ENDPOINTS } from './endpoints.ts';

/** The calls of teachers about their hours and lessons. */

const access = { role: ['teacher', 'admin'] } as const;

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
  summary:
    'Replaces the teacher’s hours. Booked lessons stay, also outside of the new hours. Exceptions of past days are not stored.',
  body: z.strictObject({
    schedule: scheduleSchema,
    /** The version that was changed. */
    version: z.int().min(0),
  }),
  reply: z.object({ version: z.int() }),
  refusals: ['no-lesson-teacher', 'schedule-changed', 'schedule-full'],
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
  reply: z.object({
    bookings: z.array(taughtSchema),
    zone: z.string(),
    /** A lesson that the teacher cancels later than this before its start gives one more credit. */
    courtesy_hours: z.int(),
    server_now: instantSchema,
  }),
  refusals: ['no-lesson-teacher'],
});

export const listMoveTimes = endpoint({
  ...TEACH_BOOKING_ENDPOINTS.listMoveTimes,
  access,
  summary: 'The times of a day to which the teacher can move a lesson, also outside of the hours.',
  params: bookingParams,
  query: z.strictObject({
    /** On the teacher's calendar. */
    date: calendarDaySchema,
  }),
  reply: z.object({
    times: z.array(
      slotSchema.extend({
        /** Whether it is in the teacher's hours, and no other calendar has something then. */
        is_free: z.boolean(),
      }),
    ),
  }),
  refusals: ['no-lesson-teacher', 'booking-unknown', 'not-booked', 'lesson-started', 'too-late'],
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

const busyCalendarSchema = z.object({
  busy_calendar_id: z.uuid(),
  /** The server of the address. The address is a secret, and is not shown again. */
  host: z.string(),
  added_at: instantSchema,
  /** When it was last read. */
  read_at: instantSchema,
  /** Why it could not be read the last time; its times are those of `read_at`. Null: it could. */
  failure: z.enum(BUSY_FAILURES).nullable(),
});

export const listBusyCalendars = endpoint({
  ...TEACH_BOOKING_ENDPOINTS.listBusyCalendars,
  access,
  summary: 'The teacher’s other calendars, whose times are not offered to learners.',
  reply: z.object({ calendars: z.array(busyCalendarSchema) }),
  refusals: ['no-lesson-teacher'],
});

export const addBusyCalendar = endpoint({
  ...TEACH_BOOKING_ENDPOINTS.addBusyCalendar,
  access,
  summary:
    'Adds another calendar by its secret address (iCalendar, https). It is read now and every 15 minutes; lessons that ' +
    'are booked stay.',
  body: z.strictObject({ address: storableText(2_000).min(1) }),
  reply: z.object({ calendar: busyCalendarSchema }),
  refusals: ['no-lesson-teacher', 'calendar-unreadable', 'calendars-full'],
});

export const removeBusyCalendar = endpoint({
  ...TEACH_BOOKING_ENDPOINTS.removeBusyCalendar,
  access,
  summary: 'Removes another calendar. Its times are offered again.',
  params: z.strictObject({ busyCalendarId: z.uuid() }),
  reply: z.object({ removed: z.literal(true) }),
  refusals: ['no-lesson-teacher', 'calendar-unknown'],
});

/** An address that opens in a browser. It is only ever shown as a link. */
const roomLinkSchema = z.url({ protocol: /^https$/ }).max(500);

export const getRoomLink = endpoint({
  ...TEACH_BOOKING_ENDPOINTS.getRoomLink,
  access,
  summary: 'The teacher’s own address for lessons that are not held in the room of this site.',
  reply: z.object({ url: z.string().nullable() }),
  refusals: ['no-lesson-teacher'],
});

export const setRoomLink = endpoint({
  ...TEACH_BOOKING_ENDPOINTS.setRoomLink,
  access,
  summary:
    'Stores the teacher’s own address for lessons. Only the learners of open rooms see it. Null deletes it.',
  body: z.strictObject({ url: roomLinkSchema.nullable() }),
  reply: z.object({ url: z.string().nullable() }),
  refusals: ['no-lesson-teacher'],
});
