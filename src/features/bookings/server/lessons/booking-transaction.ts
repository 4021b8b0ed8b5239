import type { Transaction } from '#platform/database/database.ts';
import { sqlState } from '#platform/database/sql-state.ts';
import { withRetry } from '#platform/database/with-retry.ts';
import { lockSides } from '../booking-lock-store.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import { findBooking, lockBooking, type StoredBooking } from '../booking-store.ts';

/** What the exclusion constraints answer: the time overlaps another lesson. */
const EXCLUDED = '23P01';

const ATTEMPTS = 3;

export type SlotTaken = { readonly ok: false; readonly refusal: 'slot-taken' };
export type BookingUnknown = { readonly ok: false; readonly refusal: 'booking-unknown' };

/** Runs a transaction that books time. Where the database refuses an overlap, the time is taken and nothing is done. */
export async function bookTime<T>(
  { database }: Pick<BookingDependencies, 'database'>,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T | SlotTaken> {
  try {
    return await withRetry(() => database.transaction(work), { attempts: ATTEMPTS });
  } catch (error) {
    if (sqlState(error) === EXCLUDED) return { ok: false, refusal: 'slot-taken' };
    throw error;
  }
}

/** Runs a transaction on a booking that no one else changes meanwhile. */
export async function changeBooking<T>(
  dependencies: Pick<BookingDependencies, 'database'>,
  bookingId: string,
  work: (transaction: Transaction, booking: StoredBooking) => Promise<T>,
): Promise<T | SlotTaken | BookingUnknown> {
  const seen = await findBooking(dependencies.database, bookingId);
  if (!seen) return { ok: false, refusal: 'booking-unknown' };
  return bookTime<T | BookingUnknown>(dependencies, async (transaction) => {
    await lockSides(transaction, seen.teacher, seen.learnerId);
    const booking = await lockBooking(transaction, bookingId);
    return booking ? work(transaction, booking) : { ok: false, refusal: 'booking-unknown' };
  });
}
