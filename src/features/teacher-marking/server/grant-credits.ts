import type { Transaction } from '#platform/database/database.ts';
import { DAY_MS } from '../domain/marking-rules.ts';
import type { CreditKind } from '../domain/marking-order.ts';
import { creditsLeft, grantCredits } from '../domain/wallet.ts';
import { applyChange, lockWallet, readWallet } from './credit-store.ts';
import type { MarkingDependencies } from './marking-dependencies.ts';

type Grant = {
  readonly accountId: string;
  readonly kind: CreditKind;
  readonly count: number;
  /** What they come from, such as a line of a paid order. A second grant with the same source grants nothing. */
  readonly source: string;
  /** Without it: after the days of the school's rules. */
  readonly expiresAt?: Date;
};

/** Grants credits for markings, and returns how many of the kind are left then. */
export async function grantMarkingCredits(
  { clock, ids, rules }: Pick<MarkingDependencies, 'clock' | 'ids' | 'rules'>,
  transaction: Transaction,
  { accountId, kind, count, source, expiresAt: end }: Grant,
): Promise<number> {
  const now = clock.now();
  await lockWallet(transaction, accountId);
  const expiresAt = end ?? new Date(now.getTime() + rules.creditDays * DAY_MS);
  const change = grantCredits({ id: ids.uuid(), kind, left: count, expiresAt });
  await applyChange(transaction, change, { accountId, entryId: ids.uuid(), source, at: now });
  return creditsLeft(await readWallet(transaction, accountId), kind, now);
}
