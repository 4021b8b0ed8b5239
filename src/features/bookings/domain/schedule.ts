/** The lengths of lessons that are sold, in minutes. Credits of one length never pay for the other. */
export const LESSON_LENGTHS = [25, 50] as const;
export type LessonLength = (typeof LESSON_LENGTHS)[number];

/** The free lesson that an account can take once, in minutes. */
export const TRIAL_MINUTES = 15;

/** Lengths of lessons that can be booked, in minutes. */
export const BOOKING_LENGTHS = [TRIAL_MINUTES, ...LESSON_LENGTHS] as const;
export type BookingLength = (typeof BOOKING_LENGTHS)[number];

/** Lessons start at multiples of these on the teacher's wall clock, in minutes. */
export const START_GRIDS = [15, 30] as const;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** How far ahead the school books and moves lessons, in days. Learners have the horizon of the teacher. */
export const FURTHEST_DAYS = 366;

/** The minutes of a day. 0 is midnight and 1440 the next one. */
export const DAY_MINUTES = 24 * 60;

/** Part of a day on the teacher's wall clock, in minutes since midnight. `to` is not included. */
export type DayRange = { readonly from: number; readonly to: number };

/** Hours of every week. Monday is 1 and Sunday 7. */
export type WeeklyHours = DayRange & { readonly weekday: number };

/** `closed` takes time out of the weekly hours; `extra` adds time, also to a day that is closed. */
export const EXCEPTION_KINDS = ['closed', 'extra'] as const;
export type ExceptionKind = (typeof EXCEPTION_KINDS)[number];

/** Hours of one calendar date (`2026-11-21`). */
export type HoursException = DayRange & { readonly date: string; readonly kind: ExceptionKind };

/** Days without weekly hours. Both ends are included. */
export type Holiday = { readonly from: string; readonly to: string };

/** The zone in which a teacher's hours are read from a date on; null: from the start. */
export type ZonePeriod = { readonly from: string | null; readonly zone: string };

/** The most exceptions of a schedule, from today on. */
export const MOST_EXCEPTIONS = 300;
/** The most that a page sends: those of the past too, which are forgotten. */
export const MOST_SENT_EXCEPTIONS = 2 * MOST_EXCEPTIONS;

/** The most holidays and zones of a schedule. */
export const MOST_HOLIDAYS = 50;
export const MOST_ZONES = 20;

/** The limits of the rules, both ends included. */
export const RULE_LIMITS = {
  bufferBeforeMinutes: [0, 60],
  bufferAfterMinutes: [0, 60],
  noticeHours: [0, 168],
  horizonDays: [1, 120],
  dailyMost: [1, 48],
} as const satisfies Partial<Record<keyof BookingRules, readonly [least: number, most: number]>>;

export type BookingRules = {
  readonly lengths: readonly LessonLength[];
  readonly offersTrial: boolean;
  readonly gridMinutes: (typeof START_GRIDS)[number];
  /** Nothing else of the teacher is in the minutes around a lesson. They may lie outside of the hours. */
  readonly bufferBeforeMinutes: number;
  readonly bufferAfterMinutes: number;
  /** A learner books at least so long before the lesson. */
  readonly noticeHours: number;
  /** How far ahead a lesson can be booked. */
  readonly horizonDays: number;
  /** The most lessons on a calendar day of the teacher. */
  readonly dailyMost: number;
};

/** When a teacher can be booked. */
export type Schedule = {
  readonly hours: readonly WeeklyHours[];
  readonly exceptions: readonly HoursException[];
  readonly holidays: readonly Holiday[];
  /** In the order of their dates; at least one. */
  readonly zones: readonly ZonePeriod[];
  readonly rules: BookingRules;
};

/** The lengths that a teacher can be booked for. */
export const lengthsOf = ({ lengths, offersTrial }: BookingRules): readonly BookingLength[] =>
  offersTrial ? [TRIAL_MINUTES, ...lengths] : lengths;

/** The zone of a teacher on a calendar date. */
export function zoneOn(zones: readonly ZonePeriod[], date: string): string {
  let zone = zones[0]?.zone ?? 'UTC';
  for (const period of zones) if (period.from === null || period.from <= date) ({ zone } = period);
  return zone;
}
