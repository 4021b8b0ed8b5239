import { and, eq, isNull, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import { recoveryCodes } from './tables.ts';

/** Puts these codes in the place of all that there were. None: removes them. */
export async function replaceRecoveryCodes(
  transaction: Transaction,
  accountId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  if (hashes.length === 0) return;
  await transaction.insert(recoveryCodes).values(hashes.map((codeHash) => ({ accountId, codeHash })));
}

/** Uses a code up; false when it is not one of the account's, or was used before. */
export async function useRecoveryCode(
  database: DatabaseOrTransaction,
  accountId: string,
  codeHash: Buffer,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await database
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.accountId, accountId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    );
  return rowCount === 1;
}

export async function countRecoveryCodes(
  database: DatabaseOrTransaction,
  accountId: string,
): Promise<number> {
  const [row] = await database
    .select({ count: sql<number>`count(*)::int` })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)));
  return row?.count ?? 0;
}
