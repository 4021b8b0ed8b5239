import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import { MARKING_KINDS } from '../../domain/products/product.ts';
import type { MarkingCredits } from '../marking-credits.ts';
import type { StoredEntitlement } from './entitlement-store.ts';

/** What an entitlement to markings put into the wallet. Undefined: it is none, or its account is deleted. */
function markingsOf(entitlement: StoredEntitlement) {
  const { id, accountId, orderLineId, key, credits: count, endsAt: expiresAt } = entitlement;
  const kind = MARKING_KINDS.find((each) => entitlement.kind === 'marking' && each === key);
  if (kind === undefined || accountId === null || count === null || expiresAt === null) return undefined;
  const source = orderLineId === null ? `gift ${id}` : `order line ${orderLineId}`;
  return { accountId, source, kind, count, expiresAt };
}

/** Puts the markings of an entitlement into the wallet, takes back those that are unused, or restores them. */
export async function changeMarkings(
  credits: MarkingCredits,
  transaction: Transaction,
  change: 'grant' | 'takeBack' | 'restore',
  entitlements: readonly StoredEntitlement[],
): Promise<void> {
  for (const entitlement of entitlements) {
    const markings = markingsOf(entitlement);
    if (markings) await credits[change](transaction, markings);
  }
}

/** The markings of an entitlement that can still be used; 0 for other entitlements. */
export async function countUnusedMarkings(
  credits: MarkingCredits,
  database: DatabaseOrTransaction,
  entitlement: StoredEntitlement,
): Promise<number> {
  const markings = markingsOf(entitlement);
  return markings ? credits.countUnused(database, markings) : 0;
}
