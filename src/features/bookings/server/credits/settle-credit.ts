import type { Transaction } from '#platform/database/database.ts';
import { DAY_MS, LESSON_LENGTHS, type LessonLength } from '../../domain/schedule.ts';
import {
  giveCourtesy,
  holdCredit,
  lotOfHeld,
  returnCredit,
  useHeldCredit,
  type WalletVerdict,
} from '../../domain/wallet.ts';
import { countGiven, putBackGiven, takeBackGiven } from '../../domain/correct-credits.ts';
import { sourceOfAgain } from '../../domain/credits-of-source.ts';
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

/** What has happened to the credit now. `courtesy`: one more was given just now. */
export type SettledCredit = Omit<Settlement, 'isOurs'> & {
  /** It was returned after its end, so it cannot be used again. */
  readonly isOver: boolean;
  /** Credits that an earlier outcome gave and that were taken back now, and those that were used by then. */
  readonly takenBack: number;
  readonly notTaken: number;
};

const NOTHING_TAKEN = { takenBack: 0, notTaken: 0 };

/**
 * Uses or returns the credit of a booking, and gives one more for a lesson that failed because of us. The outcome that
 * stands decides: what an earlier one gave is taken back, and given again where it stands after all. So a lesson gives two
 * credits only while it counts as missed by the teacher, however often that is corrected.
 */
export async function settleCredit(
  dependencies: Dependencies,
  transaction: Transaction,
  booking: StoredBooking,
  { credit, courtesy, isOurs }: Settlement,
): Promise<SettledCredit> {
  const { clock, ids, rules } = dependencies;
  const { id: bookingId, learnerId: accountId } = booking;
  const now = clock.now();
  let isOver = false;
  const opened = () => newLot(dependencies);
  const input = (source: string) => ({ accountId, entryId: ids.uuid(), source, at: now });
  if (booking.usesCredit) {
    const wallet = await lockWallet(transaction, accountId);
    const change = changeOf(
      credit === 'used'
        ? useHeldCredit(wallet, bookingId)
        : returnCredit(wallet, { bookingId, ...(isOurs ? { opened: opened() } : {}) }),
    );
    if (change) await applyChange(transaction, change, input(`returned ${bookingId}`));
    const lot = change?.opens ?? lotOfHeld(wallet, bookingId);
    isOver = credit === 'returned' && lot !== undefined && lot.expiresAt <= now;
  }
  const minutes = creditLengthOf(booking);
  if (minutes === undefined) return { credit, courtesy: false, isOver, ...NOTHING_TAKEN };
  if (credit === 'used') {
    const taken = await takeBack(dependencies, transaction, booking, minutes);
    return { credit, courtesy: false, isOver, ...taken };
  }
  if (!courtesy) return { credit, courtesy, isOver, ...NOTHING_TAKEN };
  const wallet = await lockWallet(transaction, accountId);
  const teacher = rules.anyTeacher ? null : booking.teacher;
  const change = changeOf(giveCourtesy(wallet, { bookingId, teacher, minutes, opened: opened() }));
  if (change) await applyChange(transaction, change, input(`courtesy ${bookingId}`));
  const again = await giveAgain(dependencies, transaction, booking, { teacher, minutes });
  return { credit, courtesy: change !== undefined || again > 0, isOver, ...NOTHING_TAKEN };
}

const newLot = ({ clock, ids, rules }: Dependencies) => ({
  lotId: ids.uuid(),
  expiresAt: new Date(clock.now().getTime() + rules.returnedDays * DAY_MS),
});

/** Takes back what an earlier outcome of the booking gave. */
async function takeBack(
  { clock, ids }: Dependencies,
  transaction: Transaction,
  { id: bookingId, learnerId: accountId, teacher }: StoredBooking,
  minutes: LessonLength,
) {
  const now = clock.now();
  const wallet = await lockWallet(transaction, accountId);
  const { changes, missing } = takeBackGiven(wallet, { bookingId, teacher, minutes, now });
  for (const change of changes)
    await applyChange(transaction, change, { accountId, entryId: ids.uuid(), source: '', at: now });
  return { takenBack: -changes.reduce((sum, { entry }) => sum + entry.amount, 0), notTaken: missing };
}

/** Gives again what a correction took back. Returns how many. */
async function giveAgain(
  dependencies: Dependencies,
  transaction: Transaction,
  { id: bookingId, learnerId: accountId, usesCredit }: StoredBooking,
  kind: { readonly teacher: string | null; readonly minutes: LessonLength },
): Promise<number> {
  const now = dependencies.clock.now();
  const wallet = await lockWallet(transaction, accountId);
  const count = (usesCredit ? 2 : 1) - countGiven(wallet, bookingId);
  if (count <= 0) return 0;
  const openLot = () => newLot(dependencies);
  for (const change of putBackGiven(wallet, { bookingId, count, now, openLot, ...kind })) {
    const { lotId } = change.entry;
    const source = change.origin === undefined ? `corrected ${lotId}` : sourceOfAgain(lotId, change.origin);
    await applyChange(transaction, change, { accountId, entryId: dependencies.ids.uuid(), source, at: now });
  }
  return count;
}
