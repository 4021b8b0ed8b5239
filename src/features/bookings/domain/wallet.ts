import type { LessonLength } from './schedule.ts';

export const CREDIT_REASONS = [
  /** By a payment, or as a gift of the school. */
  'bought',
  /** For a lesson that is booked. */
  'held',
  /** The lesson is over. The credit left the balance when it was held, so the amount is 0. */
  'used',
  'returned',
  /** One more, because the teacher cancelled late or did not come. */
  'courtesy',
  'expired',
  /** Taken back because the shop refunded them. */
  'refunded',
  /** The refund failed, so they are valid again. */
  'refund-undone',
  /** Taken back or given again, because the school decided otherwise how a lesson ended. */
  'corrected',
  /** Taken by the school, with a reason. */
  'taken',
] as const;
export type CreditReason = (typeof CREDIT_REASONS)[number];

/** Credits that came together and end together. One is one lesson. */
export type CreditLot = {
  readonly id: string;
  /** The key of the teacher whose lessons it pays for. Null: every teacher's. */
  readonly teacher: string | null;
  readonly minutes: LessonLength;
  readonly left: number;
  readonly expiresAt: Date;
};

/** A line of the ledger. The lines of a lot add up to what is left of it. */
export type CreditEntry = {
  readonly lotId: string;
  readonly reason: CreditReason;
  readonly amount: number;
  /** Of `held`, `used`, `returned`, `courtesy` and `corrected`. */
  readonly bookingId: string | null;
};

/** An account's credits for lessons. */
export type Wallet = { readonly lots: readonly CreditLot[]; readonly entries: readonly CreditEntry[] };

/** A line to add, and the lot that it opens. */
export type WalletChange = { readonly entry: CreditEntry; readonly opens?: CreditLot };
export type WalletVerdict =
  | { readonly ok: true; readonly change: WalletChange }
  | {
      readonly ok: false;
      readonly refusal: 'credit-needed' | 'held-before' | 'not-held' | 'settled-before' | 'given-before';
    };

type Wanted = { readonly teacher: string; readonly minutes: LessonLength };
type OpenedLot = { readonly lotId: string; readonly expiresAt: Date };

const hasEntry = ({ entries }: Wallet, reasons: readonly CreditReason[], bookingId: string) =>
  entries.some((entry) => entry.bookingId === bookingId && reasons.includes(entry.reason));

const isGoodFor = (lot: CreditLot, { teacher, minutes }: Wanted, now: Date) =>
  lot.minutes === minutes &&
  (lot.teacher === null || lot.teacher === teacher) &&
  lot.left > 0 &&
  lot.expiresAt > now;

/** The credits that pay for a lesson of that teacher and length now. */
export const creditsLeft = ({ lots }: Pick<Wallet, 'lots'>, wanted: Wanted, now: Date): number =>
  lots.reduce((sum, lot) => (isGoodFor(lot, wanted, now) ? sum + lot.left : sum), 0);

/** Opens a lot. `left` counts what it opens with; at least 1. */
export const grantCredits = (lot: CreditLot): WalletChange => ({
  opens: { ...lot, left: 0 },
  entry: { lotId: lot.id, reason: 'bought', amount: lot.left, bookingId: null },
});

/** Holds the credit that expires first for a booking. One booking holds one credit. */
export function holdCredit(
  wallet: Wallet,
  { bookingId, now, ...wanted }: Wanted & { readonly bookingId: string; readonly now: Date },
): WalletVerdict {
  if (hasEntry(wallet, ['held'], bookingId)) return { ok: false, refusal: 'held-before' };
  const [lot] = wallet.lots
    .filter((each) => isGoodFor(each, wanted, now))
    .sort((one, other) => one.expiresAt.getTime() - other.expiresAt.getTime());
  if (!lot) return { ok: false, refusal: 'credit-needed' };
  return { ok: true, change: { entry: { lotId: lot.id, reason: 'held', amount: -1, bookingId } } };
}

/** The lot whose credit a booking holds or held. Undefined: it has none. */
export function lotOfHeld(wallet: Wallet, bookingId: string): CreditLot | undefined {
  const held = wallet.entries.find((entry) => entry.reason === 'held' && entry.bookingId === bookingId);
  return held && wallet.lots.find(({ id }) => id === held.lotId);
}

/** Says that the held credit of a booking is used. */
export function useHeldCredit(wallet: Wallet, bookingId: string): WalletVerdict {
  const lot = lotOfHeld(wallet, bookingId);
  if (!lot) return { ok: false, refusal: 'not-held' };
  if (hasEntry(wallet, ['used', 'returned'], bookingId)) return { ok: false, refusal: 'settled-before' };
  return { ok: true, change: { entry: { lotId: lot.id, reason: 'used', amount: 0, bookingId } } };
}

/**
 * Returns the credit of a booking, also one that counts as used: the school may find later that the teacher did not come.
 * `opened`: the lot for it where its own ends sooner. Without it, it returns to its own lot, even an expired one.
 */
export function returnCredit(
  wallet: Wallet,
  { bookingId, opened }: { readonly bookingId: string; readonly opened?: OpenedLot },
): WalletVerdict {
  const lot = lotOfHeld(wallet, bookingId);
  if (!lot) return { ok: false, refusal: 'not-held' };
  if (hasEntry(wallet, ['returned'], bookingId)) return { ok: false, refusal: 'settled-before' };
  if (opened === undefined || lot.expiresAt >= opened.expiresAt) {
    return { ok: true, change: { entry: { lotId: lot.id, reason: 'returned', amount: 1, bookingId } } };
  }
  const { lotId, expiresAt } = opened;
  return {
    ok: true,
    change: {
      opens: { ...lot, id: lotId, left: 0, expiresAt },
      entry: { lotId, reason: 'returned', amount: 1, bookingId },
    },
  };
}

/** Gives one more credit for a booking, once. */
export function giveCourtesy(
  wallet: Wallet,
  {
    bookingId,
    opened,
    ...kind
  }: Pick<CreditLot, 'teacher' | 'minutes'> & { readonly bookingId: string; readonly opened: OpenedLot },
): WalletVerdict {
  if (hasEntry(wallet, ['courtesy'], bookingId)) return { ok: false, refusal: 'given-before' };
  const { lotId, expiresAt } = opened;
  return {
    ok: true,
    change: {
      opens: { ...kind, id: lotId, left: 0, expiresAt },
      entry: { lotId, reason: 'courtesy', amount: 1, bookingId },
    },
  };
}

/** What ends with a lot. Undefined: it has not expired, or nothing is left. */
export const expireLot = ({ id, left, expiresAt }: CreditLot, now: Date): WalletChange | undefined =>
  expiresAt <= now && left > 0
    ? { entry: { lotId: id, reason: 'expired', amount: -left, bookingId: null } }
    : undefined;
