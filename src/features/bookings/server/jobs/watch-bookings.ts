import { listAccountsDueForDeletion } from '#features/accounts/server/index.ts';
import { LOST_MS } from '../../domain/recording/lesson-recording.ts';
import { HOUR_MS, MINUTE_MS } from '../../domain/schedule.ts';
import { expireLot } from '../../domain/wallet.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import { deleteAllEndedHolds, findTimeSetAt, saveBooking } from '../booking-store.ts';
import { applyChange, listAccountsToExpire, lockWallet } from '../credits/credit-store.ts';
import { findBookableTeacher } from '../lesson-teacher-store.ts';
import { changeBooking } from '../lessons/booking-transaction.ts';
import { cancelBooking } from '../lessons/cancel-booking.ts';
import { endLesson } from '../lessons/settle-lesson.ts';
import { deleteSound, listOverdue, lockRecording, saveRecording } from '../recording/recording-store.ts';
import { endForgottenRecordings } from '../room/forgotten-recordings-store.ts';
import { removeFiles } from '../room/record-lesson.ts';
import { deleteSignalsBefore } from '../room/room-store.ts';
import { SIGNAL_LIFE_MS } from '../room/sync-room.ts';
import { forEach } from './for-each.ts';
import { tellEndingCredits } from './tell-ending-credits.ts';
import { listComingOf, listEndedBefore, listToRemind, listWithoutTeacher } from './watched-lessons-store.ts';
import { mailReminder } from '../mails/send-booking-mails.ts';
import { mailUnattended } from '../mails/send-unattended-mail.ts';

const MOST_AT_ONCE = 200;

const HOURS_BEFORE = { day: 24, hour: 1 } as const;

/** Completes lessons that are over and that nobody reported. Their credits are used. */
async function completeLessons(dependencies: BookingDependencies): Promise<number> {
  const { database, clock, rules } = dependencies;
  const before = new Date(clock.now().getTime() - rules.completeMinutes * MINUTE_MS);
  return forEach(await listEndedBefore(database, before, MOST_AT_ONCE), async ({ id }) => {
    const done = await changeBooking(dependencies, id, async (transaction, booking) => {
      // Somebody reported it, or another process was first.
      if (booking.state !== 'booked' || booking.endsAt > before) return { ok: false } as const;
      await endLesson(dependencies, transaction, booking, { outcome: 'completed', by: 'time' });
      return { ok: true } as const;
    });
    return done.ok;
  });
}

/**
 * Reminds both sides a day and an hour before, once for each time of the lesson. The row is read again under its lock, so
 * a lesson that was moved or cancelled meanwhile gets none. One that is booked or moved later than a day before gets no
 * reminder of the day: the email about that has just said it. Where the teacher's account is suspended or is being deleted,
 * the school is told instead.
 */
async function remind(dependencies: BookingDependencies, reminder: 'day' | 'hour'): Promise<number> {
  const { database, clock } = dependencies;
  const now = clock.now();
  const from = reminder === 'day' ? new Date(now.getTime() + HOURS_BEFORE.hour * HOUR_MS) : now;
  const until = new Date(now.getTime() + HOURS_BEFORE[reminder] * HOUR_MS);
  return forEach(await listToRemind(database, reminder, { from, until }, MOST_AT_ONCE), async ({ id }) => {
    const done = await changeBooking(dependencies, id, async (transaction, booking) => {
      const isDue = booking.startsAt > from && booking.startsAt <= until;
      const column = reminder === 'day' ? 'dayReminderAt' : 'hourReminderAt';
      if (booking.state !== 'booked' || booking[column] || !isDue) return { ok: false } as const;
      await saveBooking(transaction, booking, { [column]: now });
      const isJustSaid =
        reminder === 'day' &&
        booking.startsAt.getTime() - (await findTimeSetAt(transaction, booking)).getTime() < 24 * HOUR_MS;
      // Nobody would come. The school moves or cancels the lesson.
      if (!(await findBookableTeacher(transaction, booking.teacher))) {
        await mailUnattended(dependencies, transaction, booking, reminder);
        return { ok: true } as const;
      }
      if (isJustSaid) return { ok: false } as const;
      await mailReminder(dependencies, transaction, booking, reminder);
      return { ok: true } as const;
    });
    return done.ok;
  });
}

/** Cancels coming lessons of teachers whose account was deleted. Nobody would come, and nobody pays. */
async function cancelTeacherless(dependencies: BookingDependencies): Promise<number> {
  const { database, clock } = dependencies;
  const lessons = await listWithoutTeacher(database, clock.now(), MOST_AT_ONCE);
  return forEach(lessons, async ({ id: bookingId }) => {
    const mayAct = ({ state }: { readonly state: string }) => state === 'booked';
    return (await cancelBooking(dependencies, { bookingId, by: 'school', reason: '', mayAct })).ok;
  });
}

/**
 * Cancels the coming lessons of learners whose account is due to be deleted, before it is: no row would say it to the
 * teacher then. Until the account is due, its owner may still keep it with its lessons.
 */
async function cancelOfLeaving(dependencies: BookingDependencies): Promise<number> {
  const { database, clock } = dependencies;
  const now = clock.now();
  const leaving = await listAccountsDueForDeletion(database, now);
  return forEach(await listComingOf(database, leaving, now), async ({ id: bookingId }) => {
    const mayAct = ({ state }: { readonly state: string }) => state === 'booked';
    return (await cancelBooking(dependencies, { bookingId, by: 'learner', reason: '', mayAct })).ok;
  });
}

/** Writes off credits that have expired. */
async function expireCredits({ database, clock, ids }: BookingDependencies): Promise<number> {
  const now = clock.now();
  let expired = 0;
  for (const accountId of await listAccountsToExpire(database, now, MOST_AT_ONCE)) {
    await database.transaction(async (transaction) => {
      const { lots } = await lockWallet(transaction, accountId);
      for (const lot of lots) {
        const change = expireLot(lot, now);
        if (!change) continue;
        await applyChange(transaction, change, { accountId, entryId: ids.uuid(), source: '', at: now });
        expired += 1;
      }
    });
  }
  return expired;
}

/** Ends the recordings that nobody ended: a side lost its line for good, or the room is closed. */
function endRecordings({ database, clock, rules }: BookingDependencies): Promise<number> {
  const now = clock.now();
  return endForgottenRecordings(database, {
    now,
    lostBefore: new Date(now.getTime() - LOST_MS),
    roomAfterMinutes: rules.roomAfterMinutes,
  });
}

/** Deletes recordings that were stored for as long as was promised. */
async function expireRecordings({ database, clock, files }: BookingDependencies): Promise<number> {
  const now = clock.now();
  return forEach(await listOverdue(database, now, MOST_AT_ONCE), async (id) => {
    const keys = await database.transaction(async (transaction) => {
      const recording = await lockRecording(transaction, id);
      if (!recording || recording.deletedAt) return undefined;
      await saveRecording(transaction, id, { deletedAt: now });
      return deleteSound(transaction, id);
    });
    await removeFiles(files, keys ?? []);
    return keys !== undefined;
  });
}

const TASKS = {
  holds: ({ database, clock }) => deleteAllEndedHolds(database, clock.now()),
  completed: completeLessons,
  teacherless: cancelTeacherless,
  leaving: cancelOfLeaving,
  dayReminders: (dependencies) => remind(dependencies, 'day'),
  hourReminders: (dependencies) => remind(dependencies, 'hour'),
  credits: expireCredits,
  endingCredits: tellEndingCredits,
  endedRecordings: endRecordings,
  oldRecordings: expireRecordings,
  signals: ({ database, clock }) =>
    deleteSignalsBefore(database, new Date(clock.now().getTime() - SIGNAL_LIFE_MS)),
} as const satisfies Record<string, (dependencies: BookingDependencies) => Promise<number>>;
type Counts = Record<keyof typeof TASKS, number>;

/**
 * What time does to lessons: holds end, lessons are over, reminders are due, credits expire. Returns how many of each. A
 * task that fails stops no other; it throws at the end.
 */
export async function watchBookings(dependencies: BookingDependencies): Promise<Counts> {
  const counts: Counts = {
    holds: 0,
    completed: 0,
    teacherless: 0,
    leaving: 0,
    dayReminders: 0,
    hourReminders: 0,
    credits: 0,
    endingCredits: 0,
    signals: 0,
    endedRecordings: 0,
    oldRecordings: 0,
  };
  const names = Object.keys(TASKS) as (keyof typeof TASKS)[];
  const failures: unknown[] = [];
  for (const name of names) {
    try {
      counts[name] = await TASKS[name](dependencies);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return counts;
}
