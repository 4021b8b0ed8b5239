import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import { MARKING_KINDS } from '../../domain/products/product.ts';
import type { ShopPlatform } from '../shop-platform.ts';
import type { StoredEntitlement } from './entitlement-store.ts';

/** The wallets that hold what credits are bought for. */
export type Wallets = Pick<ShopPlatform, 'markingCredits' | 'lessonCredits'>;

type Change = 'grant' | 'takeBack' | 'restore';

const sourceOf = ({ id, orderLineId }: StoredEntitlement) =>
  orderLineId === null ? `gift ${id}` : `order line ${orderLineId}`;

/** What an entitlement to markings put into the wallet. Undefined: it is none, or its account is deleted. */
function markingsOf(entitlement: StoredEntitlement) {
  const { accountId, key, credits: count, endsAt: expiresAt } = entitlement;
  const kind = MARKING_KINDS.find((each) => entitlement.kind === 'marking' && each === key);
  if (kind === undefined || accountId === null || count === null || expiresAt === null) return undefined;
  return { accountId, source: sourceOf(entitlement), kind, count, expiresAt };
}

/** The same of lessons. How long they are valid is a rule of bookings. */
function lessonsOf(entitlement: StoredEntitlement) {
  const { accountId, teacher, minutes, credits: count } = entitlement;
  if (accountId === null || teacher === null || minutes === null || count === null) return undefined;
  return { accountId, source: sourceOf(entitlement), teacher, minutes, count };
}

/** Puts the credits of an entitlement into their wallet, takes back those that are unused, or restores them. */
export async function changeCredits(
  { markingCredits, lessonCredits }: Wallets,
  transaction: Transaction,
  change: Change,
  entitlements: readonly StoredEntitlement[],
): Promise<void> {
  for (const entitlement of entitlements) {
    const markings = markingsOf(entitlement);
    if (markings) await markingCredits[change](transaction, markings);
    const lessons = lessonsOf(entitlement);
    if (lessons) await lessonCredits[change](transaction, lessons);
  }
}

/** Nobody uses a credit of the account until the transaction ends. */
export async function lockCredits(
  { markingCredits, lessonCredits }: Wallets,
  transaction: Transaction,
  accountId: string,
): Promise<void> {
  await markingCredits.lock(transaction, accountId);
  await lessonCredits.lock(transaction, accountId);
}

/** The credits of an entitlement that can still be used; 0 for entitlements without credits. */
export async function countUnusedCredits(
  { markingCredits, lessonCredits }: Wallets,
  database: DatabaseOrTransaction,
  entitlement: StoredEntitlement,
): Promise<number> {
  const markings = markingsOf(entitlement);
  if (markings) return markingCredits.countUnused(database, markings);
  const lessons = lessonsOf(entitlement);
  return lessons ? lessonCredits.countUnused(database, lessons) : 0;
}
