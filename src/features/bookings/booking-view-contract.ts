import { z } from 'zod';
import { someText, storableText } from '#platform/http/storable-text.ts';
import { calendarDaySchema } from '#platform/i18n/calendar-day-schema.ts';
import { ATTENDANCES } from './domain/after/after-lesson.ts';
import { HOMEWORK_KINDS } from './domain/after/homework.ts';
import { ACTING_SIDES, BOOKING_EVENTS, BOOKING_STATES } from './domain/booking.ts';
import { RATING_STEPS } from './domain/rating.ts';
import {
  BOOKING_LENGTHS,
  DAY_MINUTES,
  EXCEPTION_KINDS,
  LESSON_LENGTHS,
  MOST_HOLIDAYS,
  MOST_SENT_EXCEPTIONS,
  MOST_ZONES,
  RULE_LIMITS,
  START_GRIDS,
} from './domain/schedule.ts';

/** The parts that the views of learners, teachers and the school share. */

export const instantSchema = z.iso.datetime({ precision: 3 });
/** A wall clock's time: `2026-11-21T18:30`. */
const wallSchema = z.string();
export const bookingParams = z.strictObject({ bookingId: z.uuid() });

/** The slug of a teacher's page. */
export const teacherSlugSchema = z.string().regex(/^[a-z0-9-]{1,60}$/);
/** An IANA zone. An unknown one counts as UTC. */
export const zoneSchema = z.string().regex(/^[\w+/-]{1,64}$/);
export const lengthSchema = z.literal(BOOKING_LENGTHS);
export const creditLengthSchema = z.literal(LESSON_LENGTHS);

export const reasonSchema = someText(500);
export const wishSchema = storableText(1_000);

/** A time at which a lesson can start. Pages show the two wall clocks and compute no zones. */
export const slotSchema = z.object({
  starts_at: instantSchema,
  /** In the zone of the request. */
  local: wallSchema,
  /** In the teacher's zone. */
  teacher_local: wallSchema,
});

export const bookingSchema = z.object({
  booking_id: z.uuid(),
  /** The slug of the teacher's page; null: the content has the teacher no more. */
  teacher: z.string().nullable(),
  teacher_name: z.string(),
  minutes: lengthSchema,
  state: z.enum(BOOKING_STATES),
  starts_at: instantSchema,
  ends_at: instantSchema,
  /** When the room opens. */
  opens_at: instantSchema,
  /** In the zone in which the learner chose it. */
  local: wallSchema,
  learner_zone: z.string(),
  teacher_local: wallSchema,
  teacher_zone: z.string(),
  /** Of a hold. */
  held_until: instantSchema.nullable(),
  wish: z.string(),
  uses_credit: z.boolean(),
  /** A cancelled lesson whose credit or trial is gone. */
  is_charged: z.boolean(),
  cancelled_because: z.string().nullable(),
});

/** A booking as its teacher sees it. */
export const taughtSchema = bookingSchema.extend({
  /** The learner's first name and last name; empty: the account was deleted. */
  learner_name: z.string(),
});

/** A learner's rating of a lesson, for the school only: the teacher sees neither it nor its number. */
export const ratingSchema = z.strictObject({
  /** How clear the teaching was, from 1 (not at all) to 5 (very). */
  clear: z.literal(RATING_STEPS),
  /** How useful the lesson was. */
  useful: z.literal(RATING_STEPS),
  note: storableText(1_000),
});

export const eventSchema = z.object({
  kind: z.enum(BOOKING_EVENTS),
  by: z.enum(ACTING_SIDES),
  at: instantSchema,
  starts_at: z.string().nullable(),
  from: z.string().nullable(),
  reason: z.string().nullable(),
  credit: z.enum(['returned', 'used']).nullable(),
  courtesy: z.boolean(),
  /** Credits that an earlier outcome gave and that were taken back, and those that were used by then. */
  taken_back: z.int(),
  not_taken: z.int(),
});
export const historySchema = z.array(eventSchema);

/** Whether the learner came, and how many minutes late. */
export const attendanceSchema = z.object({ kind: z.enum(ATTENDANCES), minutes: z.int() });

/** A thing to do after a lesson, as learner and teacher see it. */
export const homeworkViewSchema = z.object({
  homework_id: z.uuid(),
  kind: z.enum(HOMEWORK_KINDS),
  target: z.string(),
  /** The name of the target. Null: it is a task, or the site has the target no more. */
  title: z.string().nullable(),
  text: z.string(),
  due_on: calendarDaySchema.nullable(),
  done_at: instantSchema.nullable(),
});

/** What a learner submitted for a task. */
export const homeworkAnswerSchema = z.object({
  /** Null for the teacher: it is not opened yet. */
  text: z.string().nullable(),
  answered_at: instantSchema,
  /** When the teacher opened it. Null: the learner can still change it, and take it back. */
  opened_at: instantSchema.nullable(),
});

/** Homework as the learner and the teacher of its lesson see it. */
export const sentHomeworkSchema = homeworkViewSchema.extend({
  /** Whether the learner can open its target now. */
  is_open: z.boolean(),
  /** Null: nothing was submitted. */
  answer: homeworkAnswerSchema.nullable(),
});

/** What a teacher sent the learner after a lesson. */
export const afterViewSchema = z.object({
  note: z.string(),
  homework: z.array(sentHomeworkSchema),
  sent_at: instantSchema,
  /** When it was last changed. */
  changed_at: instantSchema,
});

const minuteSchema = z.int().min(0).max(DAY_MINUTES);
const range = { from: minuteSchema, to: minuteSchema };
type Range = { readonly from: number; readonly to: number };
const isRange = ({ from, to }: Range) => from < to;
const ENDS_FIRST = 'ends before it starts';

const weeklyHoursSchema = z
  .strictObject({ weekday: z.int().min(1).max(7), ...range })
  .refine(isRange, ENDS_FIRST);
const exceptionSchema = z
  .strictObject({ date: calendarDaySchema, kind: z.enum(EXCEPTION_KINDS), ...range })
  .refine(isRange, ENDS_FIRST);
const holidaySchema = z
  .strictObject({ from: calendarDaySchema, to: calendarDaySchema })
  .refine(({ from, to }) => from <= to, ENDS_FIRST);

const within = ([least, most]: readonly [number, number]) => z.int().min(least).max(most);

/** When a teacher gives lessons. Minutes count from midnight on the teacher's wall clock; Monday is weekday 1. */
export const scheduleSchema = z.strictObject({
  hours: z.array(weeklyHoursSchema).max(70),
  exceptions: z.array(exceptionSchema).max(MOST_SENT_EXCEPTIONS),
  holidays: z.array(holidaySchema).max(MOST_HOLIDAYS),
  /** The teacher's zones. The first has no date; each other one starts on its date. */
  zones: z
    .array(
      z.strictObject({
        from: calendarDaySchema.nullable(),
        zone: zoneSchema.refine(isKnownZone, 'is not an IANA time zone'),
      }),
    )
    .min(1)
    .max(MOST_ZONES)
    .refine(
      (zones) =>
        zones.every(({ from }, at) => (at === 0 ? from === null : from !== null)) &&
        zones.every(({ from }, at) => at === 0 || (zones[at - 1]?.from ?? '') < (from ?? '')),
      'are not in the order of their dates',
    ),
  rules: z.strictObject({
    lengths: z.array(creditLengthSchema).max(LESSON_LENGTHS.length),
    /** Whether new learners get a free lesson of 15 minutes. */
    offers_trial: z.boolean(),
    grid_minutes: z.literal(START_GRIDS),
    buffer_before_minutes: within(RULE_LIMITS.bufferBeforeMinutes),
    buffer_after_minutes: within(RULE_LIMITS.bufferAfterMinutes),
    notice_hours: within(RULE_LIMITS.noticeHours),
    horizon_days: within(RULE_LIMITS.horizonDays),
    daily_most: within(RULE_LIMITS.dailyMost),
  }),
});

function isKnownZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
