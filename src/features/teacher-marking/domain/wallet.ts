import type { CreditKind } from './marking-order.ts';

export const CREDIT_REASONS = [
  'granted',
  'used',
  'returned',
  'expired',
  /** Taken back because the shop refunded them. */
  'refunded',
  /** The refund failed, so they are valid again. */
  'refund-undone',
] as const;
export type CreditReason = (typeof CREDIT_REASONS)[number];

/** Credits that came together and end together. */
export type CreditLot = {
  readonly id: string;
  readonly kind: CreditKind;
  readonly left: number;
  readonly expiresAt: Date;
};

/** A line of the ledger. The lines of a lot add up to what is left of it. */
export type CreditEntry = {
  readonly lotId: string;
  readonly reason: CreditReason;
  readonly amount: number;
  /** Of `used` and `returned`: the order to mark. */
  readonly orderId: string | null;
};

/** An account's credits for markings. */
export type Wallet = { readonly lots: readonly CreditLot[]; readonly entries: readonly CreditEntry[] };

/** A line to add, and the lot that it opens. */
export type WalletChange = { readonly entry: CreditEntry; readonly opens?: CreditLot };
export type WalletVerdict =
  | { readonly ok: true; readonly change: WalletChange }
  | {
      readonly ok: false;
      readonly refusal: 'credit-needed' | 'used-before' | 'not-used' | 'returned-before';
    };

const hasEntry = ({ entries }: Wallet, reason: CreditReason, orderId: string) =>
  entries.some((entry) => entry.reason === reason && entry.orderId === orderId);

/** The credits of a kind that can be used now. */
export const creditsLeft = ({ lots }: Pick<Wallet, 'lots'>, kind: CreditKind, now: Date): number =>
  lots.reduce((sum, lot) => (lot.kind === kind && lot.expiresAt > now ? sum + lot.left : sum), 0);

/** Opens a lot. `left` counts what it opens with; at least 1. */
export const grantCredits = (lot: CreditLot): WalletChange => ({
  opens: { ...lot, left: 0 },
  entry: { lotId: lot.id, reason: 'granted', amount: lot.left, orderId: null },
});

/** Uses the credit that expires first. One order uses one credit. */
export function useCredit(
  wallet: Wallet,
  { kind, orderId, now }: { readonly kind: CreditKind; readonly orderId: string; readonly now: Date },
): WalletVerdict {
  if (hasEntry(wallet, 'used', orderId)) return { ok: false, refusal: 'used-before' };
  const [lot] = wallet.lots
    .filter((each) => each.kind === kind && each.left > 0 && each.expiresAt > now)
    .sort((one, other) => one.expiresAt.getTime() - other.expiresAt.getTime());
  if (!lot) return { ok: false, refusal: 'credit-needed' };
  return { ok: true, change: { entry: { lotId: lot.id, reason: 'used', amount: -1, orderId } } };
}

/** Returns the credit of an order that the school cancelled. It opens a lot, because its old one may have expired. */
export function returnCredit(
  wallet: Wallet,
  {
    orderId,
    lotId,
    expiresAt,
  }: { readonly orderId: string; readonly lotId: string; readonly expiresAt: Date },
): WalletVerdict {
  const used = wallet.entries.find((entry) => entry.reason === 'used' && entry.orderId === orderId);
  const lot = used && wallet.lots.find(({ id }) => id === used.lotId);
  if (!lot) return { ok: false, refusal: 'not-used' };
  if (hasEntry(wallet, 'returned', orderId)) return { ok: false, refusal: 'returned-before' };
  return {
    ok: true,
    change: {
      opens: { id: lotId, kind: lot.kind, left: 0, expiresAt },
      entry: { lotId, reason: 'returned', amount: 1, orderId },
    },
  };
}

/** What ends with a lot. Undefined: it has not expired, or nothing is left. */
export const expireLot = ({ id, left, expiresAt }: CreditLot, now: Date): WalletChange | undefined =>
  expiresAt <= now && left > 0
    ? { entry: { lotId: id, reason: 'expired', amount: -left, orderId: null } }
    : undefined;
