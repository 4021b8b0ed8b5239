import { decideMove } from '../../domain/change-cost.ts';
import { listMoveTimes } from '../../domain/move-times.ts';
import { DAY_MS, FURTHEST_DAYS } from '../../domain/schedule.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import { findBooking } from '../booking-store.ts';
import { listBusyTimes } from '../busy/busy-store.ts';
import type { StoredTeacher } from '../lesson-teacher-store.ts';
import { clockOf, viewSlot } from '../slots/find-slots.ts';
import { listTaken, listTakenAsLearner } from '../taken-times-store.ts';

type MoveTimeView = ReturnType<typeof viewSlot> & { readonly is_free: boolean };

type Outcome =
  | { readonly ok: true; readonly times: MoveTimeView[] }
  | {
      readonly ok: false;
      readonly refusal: 'booking-unknown' | 'not-booked' | 'lesson-started' | 'too-late';
    };

/** The times of a date to which a teacher can move a lesson, with the learner's clock and the teacher's. */
export async function findMoveTimes(
  { database, clock, rules }: Pick<BookingDependencies, 'database' | 'clock' | 'rules'>,
  teacher: StoredTeacher,
  { bookingId, date }: { readonly bookingId: string; readonly date: string },
): Promise<Outcome> {
  const now = clock.now();
  const booking = await findBooking(database, bookingId);
  if (booking?.teacher !== teacher.teacher) return { ok: false, refusal: 'booking-unknown' };
  const verdict = decideMove(booking, { by: 'teacher', now, rules });
  if (!verdict.ok) return verdict;
  const noon = Date.parse(`${date}T12:00:00Z`);
  // Also for PostgreSQL, which reads no years of five digits.
  if (Math.abs(noon - now.getTime()) > (FURTHEST_DAYS + 2) * DAY_MS) return { ok: true, times: [] };
  const range = { from: new Date(noon - 2 * DAY_MS), until: new Date(noon + 2 * DAY_MS), now };
  const taken = await listTaken(database, teacher.teacher, { ...range, except: booking.id });
  const own = teacher.accountId ? await listTakenAsLearner(database, teacher.accountId, range) : [];
  const times = listMoveTimes(
    {
      schedule: teacher.schedule,
      taken: [...taken, ...own].map((lesson) => ({
        startsAt: lesson.startsAt.getTime(),
        busy: { from: lesson.busyFrom.getTime(), until: lesson.busyUntil.getTime() },
      })),
      busy: await listBusyTimes(database, teacher.teacher),
      minutes: booking.minutes,
      date,
      now: now.getTime(),
    },
    clockOf,
  );
  return {
    ok: true,
    times: times.map(({ at, isFree }) => ({
      ...viewSlot(new Date(at), booking.learnerZone, teacher),
      is_free: isFree,
    })),
  };
}
