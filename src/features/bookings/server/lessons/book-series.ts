import type { Transaction } from '#platform/database/database.ts';
import type { LessonLength } from '../../domain/schedule.ts';
import { lockSides } from '../booking-lock-store.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import {
  addBooking,
  deleteEndedHolds,
  deleteHold,
  findConfirmed,
  listEvents,
  noteEvent,
  type StoredBooking,
} from '../booking-store.ts';
import { holdFor } from '../credits/settle-credit.ts';
import { findBookableTeacher, type StoredTeacher } from '../lesson-teacher-store.ts';
import { mailBooked } from '../mails/send-booking-mails.ts';
import { findSlots } from '../slots/find-slots.ts';
import { hasLesson } from '../taken-times-store.ts';
import { bookTime } from './booking-transaction.ts';
import { timeOf } from './hold-slot.ts';

type Series = {
  readonly learnerId: string;
  readonly teacher: string;
  readonly minutes: LessonLength;
  readonly zone: string;
  /** In order, none twice. */
  readonly starts: readonly Date[];
  readonly wish: string;
  readonly confirmKey: string;
};

type Refused = {
  readonly ok: false;
  readonly refusal:
    | 'teacher-unknown'
    | 'own-lesson'
    | 'slot-taken'
    | 'own-time-taken'
    | 'credit-needed'
    | 'key-reused';
  /** The first time that cannot be booked. */
  readonly startsAt?: Date;
};
type Outcome = { readonly ok: true; readonly bookings: readonly StoredBooking[] } | Refused;

/** Undoes the transaction, so that nothing of the series is booked. */
class SeriesRefused extends Error {
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(refused.refusal);
    this.refused = refused;
  }
}

const keyOf = ({ confirmKey }: Series, at: number) => `series ${at} ${confirmKey}`;

/** The bookings that the same key made before. Undefined: it made none. */
async function findBefore(transaction: Transaction, series: Series): Promise<Outcome | undefined> {
  const bookings: StoredBooking[] = [];
  for (const at of Array.from({ length: series.starts.length + 1 }, (_, each) => each)) {
    const before = await findConfirmed(transaction, series.learnerId, keyOf(series, at));
    if (before) bookings.push(before);
  }
  if (bookings.length === 0) return undefined;
  // Lessons may have moved since. Their history says for which times they were booked.
  const times = await Promise.all(bookings.map(async ({ id }) => listEvents(transaction, id)));
  const isSame =
    bookings.length === series.starts.length &&
    bookings.every(({ teacher, minutes }) => teacher === series.teacher && minutes === series.minutes) &&
    times.every(([booked], at) => booked?.detail.starts_at === series.starts[at]?.toISOString());
  return isSame ? { ok: true, bookings } : { ok: false, refusal: 'key-reused' };
}

async function bookOne(
  dependencies: BookingDependencies,
  transaction: Transaction,
  series: Series,
  {
    teacher,
    startsAt,
    at,
  }: { readonly teacher: StoredTeacher; readonly startsAt: Date; readonly at: number },
): Promise<StoredBooking> {
  const { clock, ids } = dependencies;
  const { learnerId, minutes, zone: learnerZone, wish } = series;
  const now = clock.now();
  // The lessons that were booked a moment ago count for the most of a day.
  const until = new Date(startsAt.getTime() + 1);
  const [slot] = await findSlots(transaction, teacher, { minutes, now, from: startsAt, until });
  if (!slot) throw new SeriesRefused({ ok: false, refusal: 'slot-taken', startsAt });
  const time = timeOf(teacher.schedule.rules, slot, minutes);
  if (await hasLesson(transaction, learnerId, { from: time.startsAt, until: time.endsAt, now }))
    throw new SeriesRefused({ ok: false, refusal: 'own-time-taken', startsAt });
  const booking = await addBooking(transaction, {
    id: ids.uuid(),
    teacher: series.teacher,
    learnerId,
    minutes,
    ...time,
    state: 'booked',
    wish,
    learnerZone,
    usesCredit: true,
    confirmKey: keyOf(series, at),
    createdAt: now,
  });
  if (!(await holdFor(dependencies, transaction, booking)))
    throw new SeriesRefused({ ok: false, refusal: 'credit-needed' });
  const detail = { starts_at: booking.startsAt.toISOString() };
  await noteEvent(transaction, booking, { kind: 'booked', by: 'learner', at: now, detail });
  await mailBooked(dependencies, transaction, booking);
  return booking;
}

/**
 * Books some times of a teacher, each as a lesson of its own with its credit, history and emails: all or none. The time
 * that the learner holds is released. The same key again answers with the same bookings.
 */
export async function bookSeries(dependencies: BookingDependencies, series: Series): Promise<Outcome> {
  const { clock } = dependencies;
  const { learnerId, teacher: key } = series;
  try {
    return await bookTime<Outcome>(dependencies, async (transaction) => {
      await lockSides(transaction, key, learnerId);
      const before = await findBefore(transaction, series);
      if (before) return before;
      const teacher = await findBookableTeacher(transaction, key);
      if (!teacher) return { ok: false, refusal: 'teacher-unknown' };
      if (teacher.accountId === learnerId) return { ok: false, refusal: 'own-lesson' };
      await deleteEndedHolds(transaction, { teacher: key, learnerId, now: clock.now() });
      await deleteHold(transaction, learnerId);
      const bookings: StoredBooking[] = [];
      for (const [at, startsAt] of series.starts.entries())
        bookings.push(await bookOne(dependencies, transaction, series, { teacher, startsAt, at }));
      return { ok: true, bookings };
    });
  } catch (error) {
    if (error instanceof SeriesRefused) return error.refused;
    throw error;
  }
}
