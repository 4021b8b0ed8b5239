import type { CreditLot, Wallet, WalletChange } from './wallet.ts';

export type SourcedWallet = Pick<Wallet, 'entries'> & {
  readonly lots: readonly (CreditLot & { readonly source: string })[];
};

/** The source of a lot that gives again what was taken from another one, which has expired since. */
export const sourceOfAgain = (lotId: string, origin: string): string => `corrected ${lotId} from ${origin}`;
const originOf = (source: string) => /^corrected \S+ from (\S+)$/.exec(source)?.[1];

/** The lots of a source, and those of its credits that the school returned or gave again. */
export function lotsOfSource({ lots, entries }: SourcedWallet, source: string): readonly CreditLot[] {
  const own = new Set(lots.filter((lot) => lot.source === source).map(({ id }) => id));
  for (;;) {
    const held = new Set(
      entries
        .filter(({ reason, lotId }) => reason === 'held' && own.has(lotId))
        .map(({ bookingId }) => bookingId),
    );
    const returned = entries.filter(
      ({ reason, bookingId, lotId }) => reason === 'returned' && held.has(bookingId) && !own.has(lotId),
    );
    const again = lots.filter(({ id, source: of }) => !own.has(id) && own.has(originOf(of) ?? ''));
    if (returned.length === 0 && again.length === 0) break;
    for (const { lotId } of returned) own.add(lotId);
    for (const { id } of again) own.add(id);
  }
  return lots.filter(({ id }) => own.has(id));
}

const ORDER_LINE = 'order line ';

/** The line of the order that a source is, as the shop names it. Undefined: the school gave or corrected something. */
export const orderLineOf = (source: string): string | undefined =>
  source.startsWith(ORDER_LINE) ? source.slice(ORDER_LINE.length) : undefined;

/** What each lot comes from at first, by its id: a lot for a credit that was returned or given again has that of the credit. */
export function firstSources(wallet: SourcedWallet): ReadonlyMap<string, string> {
  const sources = new Map<string, string>();
  const isFirst = (source: string) => !source.startsWith('returned ') && originOf(source) === undefined;
  for (const { source } of wallet.lots.filter((lot) => isFirst(lot.source)))
    for (const { id } of lotsOfSource(wallet, source)) sources.set(id, source);
  return sources;
}

const usableLots = (wallet: SourcedWallet, source: string, now: Date) =>
  lotsOfSource(wallet, source).filter(({ left, expiresAt }) => left > 0 && expiresAt > now);

/** The credits of a source that can be used now. */
export const countUnused = (wallet: SourcedWallet, source: string, now: Date): number =>
  usableLots(wallet, source, now).reduce((sum, { left }) => sum + left, 0);

/** Takes back the unused credits of a source, for a refund. Used and expired ones are not touched. */
export const takeBackCredits = (wallet: SourcedWallet, source: string, now: Date): WalletChange[] =>
  usableLots(wallet, source, now).map(({ id: lotId, left }) => ({
    entry: { lotId, reason: 'refunded', amount: -left, bookingId: null },
  }));

/** Undoes `takeBackCredits`, after a refund that failed. A second time it changes nothing. */
export function restoreCredits(wallet: SourcedWallet, source: string): WalletChange[] {
  return lotsOfSource(wallet, source).flatMap(({ id: lotId }) => {
    const amount = wallet.entries
      .filter((entry) => entry.lotId === lotId && ['refunded', 'refund-undone'].includes(entry.reason))
      .reduce((sum, entry) => sum - entry.amount, 0);
    return amount > 0 ? [{ entry: { lotId, reason: 'refund-undone', amount, bookingId: null } }] : [];
  });
}
