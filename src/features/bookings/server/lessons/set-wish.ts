import type { BookingDependencies } from '../booking-dependencies.ts';
import { lockBooking, saveBooking, type StoredBooking } from '../booking-store.ts';

type Outcome =
  | { readonly ok: true; readonly booking: StoredBooking }
  | { readonly ok: false; readonly refusal: 'booking-unknown' | 'not-booked' | 'lesson-started' };

/** Replaces what a learner wants from a booked lesson, until it starts. */
export function setWish(
  { database, clock }: Pick<BookingDependencies, 'database' | 'clock'>,
  {
    bookingId,
    learnerId,
    wish,
  }: { readonly bookingId: string; readonly learnerId: string; readonly wish: string },
): Promise<Outcome> {
  return database.transaction(async (transaction): Promise<Outcome> => {
    const booking = await lockBooking(transaction, bookingId);
    if (booking?.learnerId !== learnerId) return { ok: false, refusal: 'booking-unknown' };
    if (booking.state !== 'booked') return { ok: false, refusal: 'not-booked' };
    if (booking.startsAt <= clock.now()) return { ok: false, refusal: 'lesson-started' };
    return { ok: true, booking: await saveBooking(transaction, booking, { wish }) };
  });
}
