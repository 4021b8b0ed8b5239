import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database/database.ts';
import { candidates } from './tables.ts';

/** The candidate behind a cookie's hash, or undefined. */
export async function findCandidateId(database: Database, tokenHash: Buffer): Promise<string | undefined> {
  const [row] = await database
    .select({ id: candidates.id })
    .from(candidates)
    .where(eq(candidates.tokenHash, tokenHash))
    .limit(1);
  return row?.id;
}

export async function addCandidate(
  database: Database,
  candidate: { readonly id: string; readonly tokenHash: Buffer; readonly createdAt: Date },
): Promise<void> {
  await database.insert(candidates).values(candidate);
}

/** Gives the candidate behind a cookie's hash to an account, unless one has it. */
export async function claimCandidate(
  transaction: Transaction,
  accountId: string,
  tokenHash: Buffer,
): Promise<void> {
  await transaction
    .update(candidates)
    .set({ accountId })
    .where(and(eq(candidates.tokenHash, tokenHash), isNull(candidates.accountId)));
}

/** From now on the cookie opens nothing. */
export async function retireCandidate(transaction: Transaction, tokenHash: Buffer): Promise<void> {
  await transaction.update(candidates).set({ tokenHash: null }).where(eq(candidates.tokenHash, tokenHash));
}

/** Removes candidates that were made before an instant; says how many. */
export async function deleteCandidatesBefore(database: Database, before: Date): Promise<number> {
  const { rowCount } = await database.delete(candidates).where(lt(candidates.createdAt, before));
  return rowCount ?? 0;
}
