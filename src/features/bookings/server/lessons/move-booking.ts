import { decideMove } from '../../domain/change-cost.ts';
import { DAY_MS, FURTHEST_DAYS } from '../../domain/schedule.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import { deleteEndedHolds, noteEvent, saveBooking, type StoredBooking } from '../booking-store.ts';
import { findBookableTeacher } from '../lesson-teacher-store.ts';
import { mailMoved } from '../mails/send-booking-mails.ts';
import { findSlots } from '../slots/find-slots.ts';
import { hasLesson, isTeacherTaken } from '../taken-times-store.ts';
import { changeBooking } from './booking-transaction.ts';
import { timeOf } from './hold-slot.ts';

type Move = {
  readonly bookingId: string;
  readonly startsAt: Date;
  readonly by: 'learner' | 'teacher' | 'school';
  readonly reason?: string;
  /** The admin who acts for the school. */
  readonly adminId?: string;
  /** Whether the caller may see the booking at all. */
  readonly mayAct: (booking: StoredBooking) => boolean;
};

type Outcome =
  | { readonly ok: true; readonly booking: StoredBooking }
  | {
      readonly ok: false;
      readonly refusal:
        | 'booking-unknown'
        | 'teacher-unknown'
        | 'not-booked'
        | 'lesson-started'
        | 'too-late'
        | 'too-far'
        | 'slot-taken'
        | 'own-time-taken';
    };

/**
 * Moves a lesson to another time of its teacher. A learner takes a free slot. The teacher and the school are not held to
 * hours and notice; nobody overlaps another lesson. The reminders start again.
 */
export function moveBooking(
  dependencies: BookingDependencies,
  { bookingId, startsAt, by, reason, adminId, mayAct }: Move,
): Promise<Outcome> {
  const { clock, rules } = dependencies;
  return changeBooking<Outcome>(dependencies, bookingId, async (transaction, booking) => {
    if (!mayAct(booking)) return { ok: false, refusal: 'booking-unknown' };
    const now = clock.now();
    const verdict = decideMove(booking, { by, now, rules });
    if (!verdict.ok) return verdict;
    const { minutes, learnerId, teacher: key, id: except } = booking;
    const teacher = await findBookableTeacher(transaction, key);
    if (!teacher) return { ok: false, refusal: 'teacher-unknown' };
    await deleteEndedHolds(transaction, { teacher: key, learnerId, now });
    const time = timeOf(teacher.schedule.rules, startsAt, minutes);
    if (by === 'learner') {
      const until = new Date(startsAt.getTime() + 1);
      const slots = await findSlots(transaction, teacher, { minutes, from: startsAt, until, now, except });
      if (slots.length === 0) return { ok: false, refusal: 'slot-taken' };
    } else {
      if (startsAt <= now) return { ok: false, refusal: 'too-late' };
      if (startsAt.getTime() > now.getTime() + FURTHEST_DAYS * DAY_MS)
        return { ok: false, refusal: 'too-far' };
      const { busyFrom: from, busyUntil: until } = time;
      if (await isTeacherTaken(transaction, teacher, { from, until, now, except }))
        return { ok: false, refusal: 'slot-taken' };
    }
    if (await hasLesson(transaction, learnerId, { from: time.startsAt, until: time.endsAt, now, except }))
      return { ok: false, refusal: 'own-time-taken' };
    const moved = await saveBooking(transaction, booking, {
      ...time,
      sequence: booking.sequence + 1,
      dayReminderAt: null,
      hourReminderAt: null,
    });
    const detail = {
      from: booking.startsAt.toISOString(),
      starts_at: moved.startsAt.toISOString(),
      ...(reason === undefined ? {} : { reason }),
    };
    await noteEvent(transaction, moved, { kind: 'moved', by, adminId, at: now, detail });
    await mailMoved(dependencies, transaction, { booking: moved, before: booking, reason: reason ?? '' });
    return { ok: true, booking: moved };
  });
}
