import { HOUR_MS, MINUTE_MS } from '../../domain/schedule.ts';
import { expireLot } from '../../domain/wallet.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import { deleteAllEndedHolds, listEndedBefore, listToRemind, saveBooking } from '../booking-store.ts';
import { applyChange, listAccountsToExpire, lockWallet } from '../credits/credit-store.ts';
import { changeBooking } from '../lessons/booking-transaction.ts';
import { endLesson } from '../lessons/settle-lesson.ts';
import { mailReminder } from '../mails/send-booking-mails.ts';

const MOST_AT_ONCE = 200;

const HOURS_BEFORE = { day: 24, hour: 1 } as const;

/** Completes lessons that are over and that nobody reported. Their credits are used. */
async function completeLessons(dependencies: BookingDependencies): Promise<number> {
  const { database, clock, rules } = dependencies;
  const before = new Date(clock.now().getTime() - rules.completeMinutes * MINUTE_MS);
  let completed = 0;
  for (const { id } of await listEndedBefore(database, before, MOST_AT_ONCE)) {
    const done = await changeBooking(dependencies, id, async (transaction, booking) => {
      // Somebody reported it, or another process was first.
      if (booking.state !== 'booked' || booking.endsAt > before) return { ok: false } as const;
      await endLesson(dependencies, transaction, booking, { outcome: 'completed', by: 'time' });
      return { ok: true } as const;
    });
    if (done.ok) completed += 1;
  }
  return completed;
}

/**
 * Reminds both sides a day and an hour before, once for each time of the lesson. The row is read again under its lock, so
 * a lesson that was moved or cancelled meanwhile gets none. One that is booked later than a day before gets no reminder
 * of the day: the confirmation has just said it.
 */
async function remind(dependencies: BookingDependencies, reminder: 'day' | 'hour'): Promise<number> {
  const { database, clock } = dependencies;
  const now = clock.now();
  const from = reminder === 'day' ? new Date(now.getTime() + HOURS_BEFORE.hour * HOUR_MS) : now;
  const until = new Date(now.getTime() + HOURS_BEFORE[reminder] * HOUR_MS);
  let reminded = 0;
  for (const { id } of await listToRemind(database, reminder, { from, until }, MOST_AT_ONCE)) {
    const done = await changeBooking(dependencies, id, async (transaction, booking) => {
      const isDue = booking.startsAt > from && booking.startsAt <= until;
      const column = reminder === 'day' ? 'dayReminderAt' : 'hourReminderAt';
      if (booking.state !== 'booked' || booking[column] || !isDue) return { ok: false } as const;
      await saveBooking(transaction, booking, { [column]: now });
      const isJustBooked =
        reminder === 'day' && booking.startsAt.getTime() - booking.createdAt.getTime() < 24 * HOUR_MS;
      if (isJustBooked) return { ok: false } as const;
      await mailReminder(dependencies, transaction, booking, reminder);
      return { ok: true } as const;
    });
    if (done.ok) reminded += 1;
  }
  return reminded;
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

/** What time does to lessons: holds end, lessons are over, reminders are due, credits expire. Returns how many of each. */
export const watchBookings = async (dependencies: BookingDependencies) => ({
  holds: await deleteAllEndedHolds(dependencies.database, dependencies.clock.now()),
  completed: await completeLessons(dependencies),
  dayReminders: await remind(dependencies, 'day'),
  hourReminders: await remind(dependencies, 'hour'),
  credits: await expireCredits(dependencies),
});
