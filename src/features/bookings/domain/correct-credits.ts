import type { CreditLot, CreditReason, Wallet, WalletChange } from './wallet.ts';
import type { LessonLength } from './schedule.ts';

/** What a booking gives to a wallet when it fails because of us, and what the school changes of that later. */
const GIVING: readonly CreditReason[] = ['returned', 'courtesy', 'corrected'];
/** How a given credit leaves its lot without paying for a lesson. */
const LOST: readonly CreditReason[] = ['expired', 'refunded', 'refund-undone', 'taken'];

type Wanted = { readonly teacher: string; readonly minutes: LessonLength; readonly now: Date };

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const givingEntries = ({ entries }: Wallet, bookingId: string) =>
  entries.filter((entry) => entry.bookingId === bookingId && GIVING.includes(entry.reason));

/** How many credits an account has got for a booking by now, after corrections. */
export const countGiven = (wallet: Wallet, bookingId: string): number =>
  sum(givingEntries(wallet, bookingId).map(({ amount }) => amount));

/** The lots that have credits of the booking, those first that have nothing else. */
function lotsOfBooking(wallet: Wallet, bookingId: string) {
  const given = new Set(givingEntries(wallet, bookingId).map(({ lotId }) => lotId));
  const isItsOwn = ({ id }: CreditLot) =>
    wallet.entries.every(
      ({ lotId, amount, reason, bookingId: of }) =>
        lotId !== id || amount <= 0 || reason === 'refund-undone' || of === bookingId,
    );
  const lots = wallet.lots.filter(({ id }) => given.has(id));
  return { own: lots.filter(isItsOwn), shared: lots.filter((lot) => !isItsOwn(lot)) };
}

const soonestFirst = (one: CreditLot, other: CreditLot) =>
  one.expiresAt.getTime() - other.expiresAt.getTime();

/** Takes up to `count` credits from lots, in their order. */
function takeFrom(
  lots: readonly CreditLot[],
  count: number,
  line: Pick<WalletChange['entry'], 'reason' | 'bookingId'>,
): WalletChange[] {
  let needed = count;
  return lots.flatMap(({ id: lotId, left }) => {
    const taken = Math.min(left, needed);
    if (taken <= 0) return [];
    needed -= taken;
    return [{ entry: { lotId, amount: -taken, ...line } }];
  });
}

const isUsable = (lot: CreditLot, { teacher, minutes, now }: Wanted) =>
  lot.minutes === minutes && (lot.teacher === null || lot.teacher === teacher) && lot.expiresAt > now;

/**
 * Takes back what an account got for a booking, because the lesson counts as held after all. Where a given credit is used
 * by now, another one that is good for the same lesson is taken. What has expired since is not taken twice. `missing`: how
 * many could not be taken, because the wallet has no more; it never falls below zero.
 */
export function takeBackGiven(
  wallet: Wallet,
  { bookingId, ...wanted }: Wanted & { readonly bookingId: string },
): { readonly changes: readonly WalletChange[]; readonly missing: number } {
  const { own, shared } = lotsOfBooking(wallet, bookingId);
  const ids = new Set(own.map(({ id }) => id));
  const lost = sum(
    wallet.entries
      .filter(({ lotId, reason }) => ids.has(lotId) && LOST.includes(reason))
      .map(({ amount }) => amount),
  );
  const needed = Math.max(0, countGiven(wallet, bookingId) + lost);
  const first = [...own, ...shared];
  const others = wallet.lots
    .filter((lot) => !first.includes(lot) && isUsable(lot, wanted))
    .sort(soonestFirst);
  const changes = takeFrom([...first, ...others], needed, { reason: 'corrected', bookingId });
  return { changes, missing: needed + sum(changes.map(({ entry }) => entry.amount)) };
}

type PutBack = {
  readonly bookingId: string;
  readonly count: number;
  readonly now: Date;
  /** What a new lot is good for where no lot is known from which the credit was taken. */
  readonly teacher: string | null;
  readonly minutes: LessonLength;
  /** A lot for what cannot return to where it was taken from. */
  readonly openLot: () => { readonly lotId: string; readonly expiresAt: Date };
};

/** How many credits of a lot are taken back for a booking at present. */
const takenFrom = ({ entries }: Wallet, { id }: CreditLot, bookingId: string) =>
  -sum(
    entries
      .filter((entry) => entry.lotId === id && entry.bookingId === bookingId && entry.reason === 'corrected')
      .map(({ amount }) => amount),
  );

/**
 * Gives again what was taken back, because the lesson failed because of us after all: to the lots from which it was taken,
 * or to a new one for each of them that has expired. `origin` names the expired one, so a paid credit stays a paid one.
 */
export function putBackGiven(
  wallet: Wallet,
  { bookingId, count, now, openLot, teacher, minutes }: PutBack,
): readonly (WalletChange & { readonly origin?: string })[] {
  let needed = count;
  const give = (amount: number) => ({ reason: 'corrected', amount, bookingId }) as const;
  const open = (kind: Pick<CreditLot, 'teacher' | 'minutes'>, amount: number) => {
    const { lotId, expiresAt } = openLot();
    return {
      opens: { teacher: kind.teacher, minutes: kind.minutes, id: lotId, left: 0, expiresAt },
      entry: { lotId, ...give(amount) },
    };
  };
  const isOver = ({ expiresAt }: CreditLot) => expiresAt <= now;
  const changes = [
    ...wallet.lots.filter((lot) => !isOver(lot)),
    ...wallet.lots.filter((lot) => isOver(lot)),
  ].flatMap((lot) => {
    const amount = Math.min(needed, takenFrom(wallet, lot, bookingId));
    if (amount <= 0) return [];
    needed -= amount;
    return isOver(lot)
      ? [{ ...open(lot, amount), origin: lot.id }]
      : [{ entry: { lotId: lot.id, ...give(amount) } }];
  });
  return needed > 0 ? [...changes, open({ teacher, minutes }, needed)] : changes;
}

/** Takes credits that can be used now, those that end soonest first, all or none. Undefined: there are fewer. */
export function takeCredits(
  wallet: Pick<Wallet, 'lots'>,
  {
    teacher,
    minutes,
    count,
    now,
  }: Pick<CreditLot, 'teacher' | 'minutes'> & { readonly count: number; readonly now: Date },
): readonly WalletChange[] | undefined {
  const lots = wallet.lots
    .filter((lot) => lot.teacher === teacher && lot.minutes === minutes && lot.expiresAt > now)
    .sort(soonestFirst);
  const changes = takeFrom(lots, count, { reason: 'taken', bookingId: null });
  return sum(changes.map(({ entry }) => -entry.amount)) === count ? changes : undefined;
}
