import { isHeld } from '../../domain/booking.ts';
import { TRIAL_MINUTES } from '../../domain/schedule.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import { findConfirmed, hasUsedTrial, noteEvent, saveBooking, type StoredBooking } from '../booking-store.ts';
import { holdFor } from '../credits/settle-credit.ts';
import { mailBooked } from '../mails/send-booking-mails.ts';
import { changeBooking } from './booking-transaction.ts';

type Confirmation = {
  readonly learnerId: string;
  readonly bookingId: string;
  readonly confirmKey: string;
  readonly wish: string;
};

type Outcome =
  | { readonly ok: true; readonly booking: StoredBooking }
  | {
      readonly ok: false;
      readonly refusal: 'hold-over' | 'credit-needed' | 'trial-used' | 'slot-taken' | 'key-reused';
    };

/**
 * Books a held time: the credit, the booking and its emails are committed together. The same key again answers with the
 * same booking, and is refused for another one.
 */
export async function confirmBooking(
  dependencies: BookingDependencies,
  { learnerId, bookingId, confirmKey, wish }: Confirmation,
): Promise<Outcome> {
  const { database, clock } = dependencies;
  const before = await findConfirmed(database, learnerId, confirmKey);
  if (before)
    return before.id === bookingId ? { ok: true, booking: before } : { ok: false, refusal: 'key-reused' };
  const outcome = await changeBooking<Outcome>(dependencies, bookingId, async (transaction, held) => {
    const now = clock.now();
    if (held.learnerId !== learnerId) return { ok: false, refusal: 'hold-over' };
    // The same request was sent twice, and the other one came first.
    if (held.confirmKey === confirmKey) return { ok: true, booking: held };
    if (!isHeld(held, now)) return { ok: false, refusal: 'hold-over' };
    if (held.minutes === TRIAL_MINUTES && (await hasUsedTrial(transaction, learnerId)))
      return { ok: false, refusal: 'trial-used' };
    if (!(await holdFor(dependencies, transaction, held))) return { ok: false, refusal: 'credit-needed' };
    const booking = await saveBooking(transaction, held, {
      state: 'booked',
      heldUntil: null,
      confirmKey,
      wish,
    });
    const detail = { starts_at: booking.startsAt.toISOString() };
    await noteEvent(transaction, booking, { kind: 'booked', by: 'learner', at: now, detail });
    await mailBooked(dependencies, transaction, booking);
    return { ok: true, booking };
  });
  return !outcome.ok && outcome.refusal === 'booking-unknown' ? { ok: false, refusal: 'hold-over' } : outcome;
}
