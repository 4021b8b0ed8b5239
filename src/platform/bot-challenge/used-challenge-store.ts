import { lt } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../database/database.ts';
import { usedChallenges } from './tables.ts';

/** True for the first use of a challenge, in any process; false for every later use. */
export async function useChallenge(
  database: DatabaseOrTransaction,
  challengeHash: Buffer,
  expiresAt: Date,
): Promise<boolean> {
  const { rowCount } = await database
    .insert(usedChallenges)
    .values({ challengeHash, expiresAt })
    .onConflictDoNothing({ target: usedChallenges.challengeHash });
  return rowCount === 1;
}

/**
 * Removes challenges that ran out before an instant, since they would be refused for their age. Returns how
 * many.
 */
export async function deleteUsedChallenges(database: DatabaseOrTransaction, before: Date): Promise<number> {
  const { rowCount } = await database.delete(usedChallenges).where(lt(usedChallenges.expiresAt, before));
  return rowCount ?? 0;
}
