import type { BookingFacts } from '../booking.ts';
import { DAY_MS, MINUTE_MS } from '../schedule.ts';

/** So many days after a lesson its teacher can write and change what comes after it. */
const WRITE_DAYS = 14;
/** So many days after a lesson its teacher can still open the brief. */
const BRIEF_DAYS = 7;
/** From so many minutes after the start, a learner who enters the room is late. */
const LATE_MINUTES = 5;

type Times = Pick<BookingFacts, 'state' | 'startsAt' | 'endsAt'>;

/** The end of the time in which a teacher writes about a lesson. */
export const writeUntil = ({ endsAt }: Pick<Times, 'endsAt'>): Date =>
  new Date(endsAt.getTime() + WRITE_DAYS * DAY_MS);

/** Whether the teacher may write about a lesson now: from its start on. One that the teacher missed has nothing to say. */
export const mayWriteAfter = (booking: Times, now: Date): boolean =>
  (booking.state === 'booked' || booking.state === 'completed' || booking.state === 'no-show-learner') &&
  booking.startsAt <= now &&
  now < writeUntil(booking);

/** Whether the brief of a lesson can be opened now: the lesson is coming, under way or has just ended. */
export const isBriefOpen = ({ state, endsAt }: Times, now: Date): boolean =>
  (state === 'booked' || state === 'completed' || state === 'no-show-learner') &&
  now.getTime() < endsAt.getTime() + BRIEF_DAYS * DAY_MS;

/** Whether the learner came to a lesson. */
export const ATTENDANCES = ['came', 'late', 'learner-absent', 'teacher-absent'] as const;
export type Attendance = {
  readonly kind: (typeof ATTENDANCES)[number];
  /** How late the learner was; 0 unless `late`. */
  readonly minutes: number;
};

/**
 * Whether the learner came, as the outcome of the lesson says; when, as the room has seen it. `joinedAt`: when the
 * learner entered the room; null where the two met elsewhere. Undefined: the lesson has no outcome yet.
 */
export function attendanceOf(
  { state, startsAt }: Pick<Times, 'state' | 'startsAt'>,
  joinedAt: Date | null,
): Attendance | undefined {
  if (state === 'no-show-learner') return { kind: 'learner-absent', minutes: 0 };
  if (state === 'no-show-teacher') return { kind: 'teacher-absent', minutes: 0 };
  if (state !== 'completed') return undefined;
  const minutes = joinedAt ? Math.floor((joinedAt.getTime() - startsAt.getTime()) / MINUTE_MS) : 0;
  return minutes >= LATE_MINUTES ? { kind: 'late', minutes } : { kind: 'came', minutes: 0 };
}
