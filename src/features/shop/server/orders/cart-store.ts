import { eq } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import type { CartLineInput } from '../../domain/orders/quote.ts';
import { carts } from '../tables/order-tables.ts';

export type StoredCart = { readonly lines: readonly CartLineInput[]; readonly coupon: string | null };

const EMPTY: StoredCart = { lines: [], coupon: null };

export async function findCart(database: DatabaseOrTransaction, accountId: string): Promise<StoredCart> {
  const [row] = await database.select().from(carts).where(eq(carts.accountId, accountId));
  return row ?? EMPTY;
}

/** Reads, changes and saves a cart under a lock. */
export async function changeCart(
  transaction: Transaction,
  accountId: string,
  now: Date,
  change: (cart: StoredCart) => StoredCart,
): Promise<StoredCart> {
  await transaction
    .insert(carts)
    .values({ accountId, ...EMPTY, updatedAt: now })
    .onConflictDoNothing();
  const [row] = await transaction.select().from(carts).where(eq(carts.accountId, accountId)).for('update');
  const { lines, coupon } = change(row ?? EMPTY);
  await transaction
    .update(carts)
    .set({ lines, coupon, updatedAt: now })
    .where(eq(carts.accountId, accountId));
  return { lines, coupon };
}

export async function deleteCart(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.delete(carts).where(eq(carts.accountId, accountId));
}
