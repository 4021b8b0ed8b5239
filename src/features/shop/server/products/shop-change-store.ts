import { and, desc, eq, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import { shopChanges } from '../tables/product-tables.ts';

export type ShopChange = typeof shopChanges.$inferSelect;

/** Records an admin's change to what is sold, in the same transaction. */
export async function noteShopChange(transaction: Transaction, change: ShopChange): Promise<void> {
  await transaction.insert(shopChanges).values(change);
}

/** The newest first. */
export const listShopChanges = (
  database: DatabaseOrTransaction,
  subject: ShopChange['subject'],
): Promise<ShopChange[]> =>
  database
    .select()
    .from(shopChanges)
    .where(eq(shopChanges.subject, subject))
    .orderBy(desc(shopChanges.at), desc(shopChanges.id));

/** The last change of each of these products or coupons, by name. */
export async function listLastChanges(
  database: DatabaseOrTransaction,
  subject: ShopChange['subject'],
  names: readonly string[],
): Promise<ReadonlyMap<string, ShopChange>> {
  if (names.length === 0) return new Map();
  const changes = await database
    .selectDistinctOn([shopChanges.name])
    .from(shopChanges)
    .where(and(eq(shopChanges.subject, subject), inArray(shopChanges.name, [...names])))
    .orderBy(shopChanges.name, desc(shopChanges.at), desc(shopChanges.id));
  return new Map(changes.map((change) => [change.name, change]));
}
