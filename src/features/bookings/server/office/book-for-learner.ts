import { zoneOfMails, type AccountPerson } from '#features/accounts/server/index.ts';
import { DAY_MS, FURTHEST_DAYS, TRIAL_MINUTES, type BookingLength } from '../../domain/schedule.ts';
import { lockSides } from '../booking-lock-store.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import {
  addBooking,
  deleteEndedHolds,
  findConfirmed,
  hasUsedTrial,
  noteEvent,
  type StoredBooking,
} from '../booking-store.ts';
import { holdFor } from '../credits/settle-credit.ts';
import { findBookableTeacher } from '../lesson-teacher-store.ts';
import { mailBookedBySchool } from '../mails/send-booking-mails.ts';
import { bookTime } from '../lessons/booking-transaction.ts';
import { timeOf } from '../lessons/hold-slot.ts';
import { hasLesson, isTeacherTaken } from '../taken-times-store.ts';

type Wanted = {
  readonly learner: AccountPerson;
  readonly teacher: string;
  readonly startsAt: Date;
  readonly minutes: BookingLength;
  /** No credit is used. */
  readonly isGift: boolean;
  readonly reason: string;
  readonly adminId: string;
  /** Of this admin. */
  readonly confirmKey: string;
};

type Outcome =
  | { readonly ok: true; readonly booking: StoredBooking }
  | {
      readonly ok: false;
      readonly refusal:
        | 'teacher-unknown'
        | 'slot-taken'
        | 'own-time-taken'
        | 'credit-needed'
        | 'trial-used'
        | 'own-lesson'
        | 'time-over'
        | 'too-far';
    };

/** The transaction is undone, and nothing is booked. */
class CreditNeeded extends Error {}

/** Books a time for a learner, also outside of hours, notice and horizon; never over another lesson. */
export async function bookForLearner(
  dependencies: BookingDependencies,
  { learner, teacher: key, startsAt, minutes, isGift, reason, adminId, confirmKey }: Wanted,
): Promise<Outcome> {
  const { clock, ids } = dependencies;
  const { accountId: learnerId } = learner;
  try {
    return await bookTime<Outcome>(dependencies, async (transaction) => {
      await lockSides(transaction, key, learnerId);
      const before = await findConfirmed(transaction, learnerId, confirmKey);
      if (before) return { ok: true, booking: before };
      const teacher = await findBookableTeacher(transaction, key);
      if (!teacher) return { ok: false, refusal: 'teacher-unknown' };
      if (teacher.accountId === learnerId) return { ok: false, refusal: 'own-lesson' };
      const now = clock.now();
      if (startsAt <= now) return { ok: false, refusal: 'time-over' };
      if (startsAt.getTime() > now.getTime() + FURTHEST_DAYS * DAY_MS)
        return { ok: false, refusal: 'too-far' };
      const isTrial = minutes === TRIAL_MINUTES;
      if (isTrial && (await hasUsedTrial(transaction, learnerId)))
        return { ok: false, refusal: 'trial-used' };
      await deleteEndedHolds(transaction, { teacher: key, learnerId, now });
      const time = timeOf(teacher.schedule.rules, startsAt, minutes);
      const { busyFrom: from, busyUntil: until } = time;
      if (await isTeacherTaken(transaction, teacher, { from, until, now }))
        return { ok: false, refusal: 'slot-taken' };
      if (await hasLesson(transaction, learnerId, { from: time.startsAt, until: time.endsAt, now }))
        return { ok: false, refusal: 'own-time-taken' };
      const booking = await addBooking(transaction, {
        id: ids.uuid(),
        teacher: key,
        learnerId,
        minutes,
        ...time,
        state: 'booked',
        learnerZone: zoneOfMails(learner, learner.language),
        usesCredit: !isGift && !isTrial,
        confirmKey,
        createdAt: now,
      });
      if (booking.usesCredit && !(await holdFor(dependencies, transaction, booking)))
        throw new CreditNeeded();
      const detail = { starts_at: booking.startsAt.toISOString(), reason };
      await noteEvent(transaction, booking, { kind: 'booked', by: 'school', adminId, at: now, detail });
      await mailBookedBySchool(dependencies, transaction, { booking, reason });
      return { ok: true, booking };
    });
  } catch (error) {
    if (error instanceof CreditNeeded) return { ok: false, refusal: 'credit-needed' };
    throw error;
  }
}
