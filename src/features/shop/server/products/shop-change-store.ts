import { desc, eq } from 'drizzle-orm';
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
