import type { Transaction } from '#platform/database/database.ts';
import { DAY_MS, LESSON_LENGTHS } from '../../domain/schedule.ts';
import {
  giveCourtesy,
  holdCredit,
  returnCredit,
  useHeldCredit,
  type WalletVerdict,
} from '../../domain/wallet.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import type { StoredBooking } from '../booking-store.ts';
import { applyChange, lockWallet } from './credit-store.ts';

type Dependencies = Pick<BookingDependencies, 'clock' | 'ids' | 'rules'>;

/** The length of a lesson that credits pay for; undefined: it is a trial. */
const creditLengthOf = ({ minutes }: StoredBooking) => LESSON_LENGTHS.find((length) => length === minutes);

/** Holds a credit for a booking that is being confirmed. False: the learner has none. */
export async function holdFor(
  { clock, ids }: Dependencies,
  transaction: Transaction,
  booking: StoredBooking,
): Promise<boolean> {
  const minutes = creditLengthOf(booking);
  if (minutes === undefined) return true;
  const { id: bookingId, learnerId: accountId, teacher } = booking;
  const now = clock.now();
  const wallet = await lockWallet(transaction, accountId);
  const held = holdCredit(wallet, { bookingId, teacher, minutes, now });
  if (!held.ok) return false;
  return applyChange(transaction, held.change, { accountId, entryId: ids.uuid(), source: '', at: now });
}

type Settlement = {
  readonly credit: 'returned' | 'used';
  readonly courtesy: boolean;
  /** Whether the learner did nothing wrong, so that the credit must be good for some more days. */
  readonly isOurs: boolean;
};

/** A credit that was settled before stays as it is. */
function changeOf(verdict: WalletVerdict) {
  if (verdict.ok) return verdict.change;
  if (verdict.refusal === 'settled-before' || verdict.refusal === 'given-before') return undefined;
  throw new Error(`The credit of a booking was not settled: ${verdict.refusal}`);
}

/** Uses or returns the credit of a booking, and gives one more for a lesson that failed because of us. */
export async function settleCredit(
  { clock, ids, rules }: Dependencies,
  transaction: Transaction,
  booking: StoredBooking,
  { credit, courtesy, isOurs }: Settlement,
): Promise<void> {
  const { id: bookingId, learnerId: accountId, teacher } = booking;
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + rules.returnedDays * DAY_MS);
  const opened = () => ({ lotId: ids.uuid(), expiresAt });
  const input = (source: string) => ({ accountId, entryId: ids.uuid(), source, at: now });
  if (booking.usesCredit) {
    const wallet = await lockWallet(transaction, accountId);
    const change = changeOf(
      credit === 'used'
        ? useHeldCredit(wallet, bookingId)
        : returnCredit(wallet, { bookingId, ...(isOurs ? { opened: opened() } : {}) }),
    );
    if (change) await applyChange(transaction, change, input(`returned ${bookingId}`));
  }
  const minutes = creditLengthOf(booking);
  if (!courtesy || minutes === undefined) return;
  const wallet = await lockWallet(transaction, accountId);
  const ofTeacher = rules.anyTeacher ? null : teacher;
  const change = changeOf(giveCourtesy(wallet, { bookingId, teacher: ofTeacher, minutes, opened: opened() }));
  if (change) await applyChange(transaction, change, input(`courtesy ${bookingId}`));
}
