import { z } from 'zod';
import { endpoint } from '#platform/http/endpoint.ts';
import { calendarDaySchema } from '#platform/i18n/calendar-day-schema.ts';
import {
  afterViewSchema,
  attendanceSchema,
  bookingParams,
  bookingSchema,
  creditLengthSchema,
  historySchema,
  instantSchema,
  lengthSchema,
  ratingSchema,
  slotSchema,
  teacherSlugSchema,
  wishSchema,
  zoneSchema,
} from './booking-view-contract.ts';
import { MOST_OF_SERIES, WEEK_STATES } from './domain/series.ts';
import { CREDIT_REASONS } from './domain/wallet.ts';
import { BOOKING_ENDPOINTS } from './endpoints.ts';

/**
 * The calls of learners about lessons with a teacher. Instants are ISO 8601 with milliseconds, in UTC. A refusal
 * `slot-taken` has a member `slots`: the three free times that are nearest.
 */

const access = 'signed-in';

/** What a change would cost now. */
const changesSchema = z.object({
  /** Until then a cancellation costs nothing. `can_move` says whether it can be moved. */
  free_until: instantSchema,
  can_move: z.boolean(),
  /** The credit or trial after a cancellation; null: it cannot be cancelled. */
  cancellation: z.enum(['returned', 'used']).nullable(),
  can_report: z.boolean(),
  /** The end of the credit that was held: a cancellation after it returns nothing that can be used. */
  credit_ends_at: instantSchema.nullable().optional(),
});

export const listSlots = endpoint({
  ...BOOKING_ENDPOINTS.listSlots,
  summary: 'The free times of a teacher for a lesson of some minutes, up to 62 days from a day on.',
  params: z.strictObject({ teacher: teacherSlugSchema }),
  query: z.strictObject({
    /** Default: 25. */
    minutes: z.enum(['15', '25', '50']).optional(),
    /** Default: the teacher's. */
    zone: zoneSchema.optional(),
    /** In the zone; default: today. */
    from: calendarDaySchema.optional(),
    days: z
      .string()
      .regex(/^\d{1,2}$/)
      .optional(),
  }),
  reply: z.object({
    slots: z.array(slotSchema),
    zone: z.string(),
    /** The first day of the slots, in the zone. */
    from: z.string(),
    teacher_zone: z.string(),
    /** The lengths that the teacher offers. None: the teacher gives no lessons at present. */
    lengths: z.array(lengthSchema),
    /** The first free time of all; null: there is none. */
    next: slotSchema.nullable(),
    server_now: instantSchema,
  }),
  refusals: ['teacher-unknown'],
});

export const holdSlot = endpoint({
  ...BOOKING_ENDPOINTS.holdSlot,
  access,
  summary:
    'Holds a free time for ten minutes. It replaces the time that the learner holds. No credit is needed yet.',
  body: z.strictObject({
    teacher: teacherSlugSchema,
    starts_at: instantSchema,
    minutes: lengthSchema,
    zone: zoneSchema,
  }),
  reply: z.object({
    booking: bookingSchema,
    /** Whether the learner has a credit for it, or it is the free trial. */
    can_pay: z.boolean(),
    /** Until then a change of the lesson costs nothing. */
    free_until: instantSchema,
    server_now: instantSchema,
  }),
  refusals: ['teacher-unknown', 'slot-taken', 'own-time-taken', 'trial-used', 'own-lesson'],
});

export const releaseSlot = endpoint({
  ...BOOKING_ENDPOINTS.releaseSlot,
  access,
  summary: 'Releases a time that the learner holds. Another one that replaced it stays held.',
  params: bookingParams,
  reply: z.object({ released: z.literal(true) }),
});

export const confirmBooking = endpoint({
  ...BOOKING_ENDPOINTS.confirmBooking,
  access,
  idempotent: true,
  summary: 'Books the held time and holds a credit for it, both or neither.',
  body: z.strictObject({
    booking_id: z.uuid(),
    /** What the learner wants from the lesson. */
    wish: wishSchema,
  }),
  reply: z.object({ booking: bookingSchema }),
  refusals: ['hold-over', 'credit-needed', 'trial-used', 'slot-taken', 'key-reused'],
});

export const listBookings = endpoint({
  ...BOOKING_ENDPOINTS.listBookings,
  access,
  summary: 'The learner’s lessons, the latest first (300 at most), and the credits for more.',
  reply: z.object({
    bookings: z.array(bookingSchema),
    credits: z.array(
      z.object({
        /** The slug of the teacher, and the name; null: of every teacher, or of one that the content no longer has. */
        teacher: z.string().nullable(),
        teacher_name: z.string().nullable(),
        is_for_every_teacher: z.boolean(),
        minutes: creditLengthSchema,
        left: z.int().min(1),
        /** The school gave them. */
        is_gift: z.boolean(),
        /** The order that paid for them, and what they are worth at the price of each lesson, US cents. */
        order_id: z.uuid().nullable(),
        worth_minor: z.int().nullable(),
        expires_at: instantSchema,
      }),
    ),
    /** What happened to the credits, the latest first (100 at most). */
    credit_entries: z.array(
      z.object({
        reason: z.enum(CREDIT_REASONS),
        /** Of `bought`: the school gave them. */
        is_gift: z.boolean(),
        amount: z.int(),
        teacher_name: z.string().nullable(),
        is_for_every_teacher: z.boolean(),
        minutes: creditLengthSchema,
        booking_id: z.uuid().nullable(),
        /** Why the school gave or took them. */
        note: z.string().nullable(),
        at: instantSchema,
      }),
    ),
    can_take_trial: z.boolean(),
    server_now: instantSchema,
  }),
});

export const getBooking = endpoint({
  ...BOOKING_ENDPOINTS.getBooking,
  access,
  summary: 'A lesson of the learner, with its history and what a change would cost now.',
  params: bookingParams,
  reply: z.object({
    booking: bookingSchema,
    history: historySchema,
    changes: changesSchema,
    /** The learner's own rating of it, and whether it can be given or changed now. */
    rating: ratingSchema.nullable(),
    can_rate: z.boolean(),
    /** Null: it has no outcome yet. */
    attendance: attendanceSchema.nullable(),
    /** What the teacher sent about it; null: nothing yet. */
    after: afterViewSchema.nullable(),
    server_now: instantSchema,
  }),
  refusals: ['booking-unknown'],
});

export const moveBooking = endpoint({
  ...BOOKING_ENDPOINTS.moveBooking,
  access,
  summary: 'Moves a lesson to a free time of the same teacher, without cost, until a day before.',
  params: bookingParams,
  body: z.strictObject({ starts_at: instantSchema }),
  reply: z.object({ booking: bookingSchema }),
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

export const cancelBooking = endpoint({
  ...BOOKING_ENDPOINTS.cancelBooking,
  access,
  summary:
    'Cancels a lesson at the cost that the learner saw. Nothing is done if it costs something else by now.',
  params: bookingParams,
  body: z.strictObject({ credit: z.enum(['returned', 'used']) }),
  reply: z.object({ booking: bookingSchema }),
  refusals: ['booking-unknown', 'not-booked', 'lesson-started', 'cost-changed'],
});

export const setWish = endpoint({
  ...BOOKING_ENDPOINTS.setWish,
  access,
  summary: 'Replaces what the learner wants from a lesson that has not started. Nobody gets an email.',
  params: bookingParams,
  body: z.strictObject({ wish: wishSchema }),
  reply: z.object({ booking: bookingSchema }),
  refusals: ['booking-unknown', 'not-booked', 'lesson-started'],
});

export const reportNoShow = endpoint({
  ...BOOKING_ENDPOINTS.reportNoShow,
  access,
  summary:
    'Reports that the teacher did not come. A credit returns, with one more; for a gift of the school there is one credit.',
  params: bookingParams,
  reply: z.object({ booking: bookingSchema }),
  refusals: ['booking-unknown', 'not-booked', 'report-too-early', 'report-over', 'reported-before'],
});

export const previewSeries = endpoint({
  ...BOOKING_ENDPOINTS.previewSeries,
  access,
  summary:
    'Says which of the next weeks have the same time free, on the wall clock of the zone. Nothing is held.',
  body: z.strictObject({
    teacher: teacherSlugSchema,
    /** The time of the first week; one that is over counts from its next week. A time that the learner holds is free. */
    starts_at: instantSchema,
    minutes: creditLengthSchema,
    zone: zoneSchema,
    weeks: z.int().min(1).max(MOST_OF_SERIES),
  }),
  reply: z.object({
    /** In order, the first week first. */
    weeks: z.array(slotSchema.extend({ state: z.enum(WEEK_STATES) })),
    /** The credits that the learner has for these lessons now; each lesson uses one. */
    credits_left: z.int(),
    server_now: instantSchema,
  }),
  refusals: ['teacher-unknown', 'own-lesson'],
});

export const bookSeries = endpoint({
  ...BOOKING_ENDPOINTS.bookSeries,
  access,
  idempotent: true,
  summary:
    'Books some times of one teacher at once, each as a lesson of its own with a credit, all or none. It replaces the ' +
    'time that the learner holds. A refusal for a time names it in a member `starts_at`.',
  body: z.strictObject({
    teacher: teacherSlugSchema,
    minutes: creditLengthSchema,
    zone: zoneSchema,
    /** The weeks that the learner chose: in order, none twice. */
    starts_at: z
      .array(instantSchema)
      .min(1)
      .max(MOST_OF_SERIES)
      .refine(
        (times) => times.every((each, at) => at === 0 || (times[at - 1] ?? '') < each),
        'is not in order',
      ),
    /** What the learner wants from the lessons. */
    wish: wishSchema,
  }),
  reply: z.object({ bookings: z.array(bookingSchema) }),
  refusals: ['teacher-unknown', 'slot-taken', 'own-time-taken', 'credit-needed', 'own-lesson', 'key-reused'],
});

export const rateLesson = endpoint({
  ...BOOKING_ENDPOINTS.rateLesson,
  access,
  summary: 'Rates a lesson that has ended, for the school only. A later rating replaces an earlier one.',
  params: bookingParams,
  body: ratingSchema,
  reply: z.object({ rated: z.literal(true) }),
  refusals: ['booking-unknown', 'not-ended'],
});

export const getCalendarFeed = endpoint({
  ...BOOKING_ENDPOINTS.getCalendarFeed,
  access,
  summary: 'Whether there is a secret address of the calendar. The address itself is not stored.',
  reply: z.object({ has_address: z.boolean() }),
});

export const replaceCalendarFeed = endpoint({
  ...BOOKING_ENDPOINTS.replaceCalendarFeed,
  access,
  summary:
    'Makes a secret address with the lessons for calendar programs. An earlier one ends. It is shown once.',
  reply: z.object({ url: z.string() }),
});

export const deleteCalendarFeed = endpoint({
  ...BOOKING_ENDPOINTS.deleteCalendarFeed,
  access,
  summary: 'Ends the secret address of the calendar.',
  reply: z.object({ deleted: z.literal(true) }),
});
