import { decideCancellation } from '../../domain/change-cost.ts';
import { keepExceptions } from '../../domain/change-schedule.ts';
import { DAY_MINUTES, DAY_MS, zoneOn } from '../../domain/schedule.ts';
import { lockLearner, lockTeacher } from '../booking-lock-store.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import { deleteHoldsOfTeacher, listLessonsOfTeacher, lockBooking } from '../booking-store.ts';
import { findLessonTeacher, saveSchedule } from '../lesson-teacher-store.ts';
import { endBooking } from '../lessons/cancel-booking.ts';
import { bookTime } from '../lessons/booking-transaction.ts';
import { clockOf, dayOf } from '../slots/find-slots.ts';

type Outcome =
  | { readonly ok: true; readonly cancelled: number }
  | { readonly ok: false; readonly refusal: 'no-lesson-teacher' | 'schedule-full' };

/**
 * Cancels the lessons of a teacher's calendar day that have not started, ends its holds, and closes the day, in one
 * transaction. Learners are locked in the order of their ids. A repetition finds nothing left to cancel.
 */
export async function cancelDay(
  dependencies: BookingDependencies,
  {
    teacher: key,
    date,
    reason,
    adminId,
  }: {
    readonly teacher: string;
    readonly date: string;
    readonly reason: string;
    /** The admin, where the school cancels it for the teacher. */
    readonly adminId?: string;
  },
): Promise<Outcome> {
  const { clock, rules } = dependencies;
  const by = adminId === undefined ? 'teacher' : 'school';
  const outcome = await bookTime<Outcome>(dependencies, async (transaction) => {
    await lockTeacher(transaction, key);
    const teacher = await findLessonTeacher(transaction, key);
    if (!teacher) return { ok: false, refusal: 'no-lesson-teacher' };
    const now = clock.now();
    const { schedule } = teacher;
    const others = schedule.exceptions.filter((each) => each.date !== date);
    const closed = { date, kind: 'closed', from: 0, to: DAY_MINUTES } as const;
    const exceptions = keepExceptions([...others, closed], dayOf(schedule, now));
    if (!exceptions) return { ok: false, refusal: 'schedule-full' };
    const { instantOf } = clockOf(zoneOn(schedule.zones, date));
    const midnight = Date.parse(`${date}T00:00:00Z`);
    const day = {
      from: new Date(instantOf(midnight).at),
      until: new Date(instantOf(midnight + DAY_MS).at),
    };
    await deleteHoldsOfTeacher(transaction, key, day);
    const lessons = await listLessonsOfTeacher(transaction, key, day);
    const learners = [...new Set(lessons.map(({ learnerId }) => learnerId))].sort();
    for (const learnerId of learners) await lockLearner(transaction, learnerId);
    // The emails offer free times, and the day has none.
    await saveSchedule(transaction, teacher, { ...schedule, exceptions }, now);
    let cancelled = 0;
    for (const { id } of lessons) {
      const booking = await lockBooking(transaction, id);
      const cost = booking && decideCancellation(booking, { by, now, rules });
      if (!booking || !cost?.ok) continue;
      const { credit, courtesy } = cost;
      await endBooking(dependencies, transaction, booking, {
        by,
        reason,
        ...(adminId === undefined ? {} : { adminId }),
        cost: { credit, courtesy },
        closesDay: true,
      });
      cancelled += 1;
    }
    return { ok: true, cancelled };
  });
  if (!outcome.ok && outcome.refusal === 'slot-taken')
    throw new Error('A cancelled day overlapped a lesson.');
  return outcome;
}
