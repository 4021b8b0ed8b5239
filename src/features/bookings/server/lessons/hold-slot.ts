import { DAY_MS, MINUTE_MS, RULE_LIMITS, TRIAL_MINUTES, type BookingLength } from '../../domain/schedule.ts';
import { busyOf } from '../../domain/list-slots.ts';
import { lockSides } from '../booking-lock-store.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import {
  addBooking,
  deleteEndedHolds,
  deleteHold,
  findHold,
  hasUsedTrial,
  type StoredBooking,
} from '../booking-store.ts';
import { findBookableTeacher } from '../lesson-teacher-store.ts';
import { findSlots } from '../slots/find-slots.ts';
import { hasLesson, listTaken } from '../taken-times-store.ts';
import { bookTime } from './booking-transaction.ts';

type SlotToHold = {
  readonly learnerId: string;
  readonly teacher: string;
  readonly startsAt: Date;
  readonly minutes: BookingLength;
  readonly zone: string;
};

export type HoldRefusal = 'teacher-unknown' | 'slot-taken' | 'own-time-taken' | 'trial-used' | 'own-lesson';
type Outcome =
  | { readonly ok: true; readonly booking: StoredBooking }
  | { readonly ok: false; readonly refusal: HoldRefusal };

/** The columns of a lesson's time. */
export const timeOf = (rules: Parameters<typeof busyOf>[0], startsAt: Date, minutes: BookingLength) => {
  const busy = busyOf(rules, startsAt.getTime(), minutes);
  return {
    startsAt,
    endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS),
    busyFrom: new Date(busy.from),
    busyUntil: new Date(busy.until),
  };
};

const isSameSlot = (
  { teacher, startsAt, minutes }: StoredBooking,
  slot: Pick<SlotToHold, 'teacher' | 'startsAt' | 'minutes'>,
) => teacher === slot.teacher && startsAt.getTime() === slot.startsAt.getTime() && minutes === slot.minutes;

/**
 * Whether somebody else has the time, or no teacher can offer it. Asked without a lock: where many want one time, most come
 * too late, and they are told so without waiting for the teacher's lock.
 */
async function isTakenAlready(
  { clock, database }: Pick<BookingDependencies, 'clock' | 'database'>,
  { learnerId, teacher, startsAt, minutes }: Omit<SlotToHold, 'zone'>,
): Promise<boolean> {
  const now = clock.now();
  const farthest = now.getTime() + RULE_LIMITS.horizonDays[1] * DAY_MS;
  if (startsAt < now || startsAt.getTime() > farthest) return true;
  const until = new Date(startsAt.getTime() + minutes * MINUTE_MS);
  const taken = await listTaken(database, teacher, { from: startsAt, until, now, notOf: learnerId });
  return taken.length > 0;
}

/**
 * Holds a free time for a learner who is choosing. The posted time is never trusted: it must be one of the slots now. It
 * replaces the time that the learner holds, and a refusal leaves that one. A time of a teacher that nobody can have is refused as taken.
 */
export async function holdSlot(
  dependencies: BookingDependencies,
  { learnerId, teacher: key, startsAt, minutes, zone }: SlotToHold,
): Promise<Outcome> {
  const { clock, ids, rules } = dependencies;
  if (await isTakenAlready(dependencies, { learnerId, teacher: key, startsAt, minutes }))
    return { ok: false, refusal: 'slot-taken' };
  return bookTime<Outcome>(dependencies, async (transaction) => {
    await lockSides(transaction, key, learnerId);
    const teacher = await findBookableTeacher(transaction, key);
    if (!teacher) return { ok: false, refusal: 'teacher-unknown' };
    if (teacher.accountId === learnerId) return { ok: false, refusal: 'own-lesson' };
    if (minutes === TRIAL_MINUTES && (await hasUsedTrial(transaction, learnerId)))
      return { ok: false, refusal: 'trial-used' };
    const now = clock.now();
    await deleteEndedHolds(transaction, { teacher: key, learnerId, now });
    const own = await findHold(transaction, learnerId);
    // A second click is the same hold. Nobody holds a time for longer by asking again.
    if (own && isSameSlot(own, { teacher: key, startsAt, minutes })) return { ok: true, booking: own };
    const except = own ? { except: own.id } : {};
    const [slot] = await findSlots(transaction, teacher, {
      minutes,
      now,
      from: startsAt,
      until: new Date(startsAt.getTime() + 1),
      ...except,
    });
    if (!slot) return { ok: false, refusal: 'slot-taken' };
    const time = timeOf(teacher.schedule.rules, slot, minutes);
    if (await hasLesson(transaction, learnerId, { from: time.startsAt, until: time.endsAt, now, ...except }))
      return { ok: false, refusal: 'own-time-taken' };
    // Only now: a refusal leaves the learner the time that was held before.
    await deleteHold(transaction, learnerId);
    const booking = await addBooking(transaction, {
      id: ids.uuid(),
      teacher: key,
      learnerId,
      minutes,
      ...time,
      state: 'held',
      heldUntil: new Date(now.getTime() + rules.holdMinutes * MINUTE_MS),
      learnerZone: zone,
      usesCredit: minutes !== TRIAL_MINUTES,
      createdAt: now,
    });
    return { ok: true, booking };
  });
}
