import { eq, lt } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
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

/** Removes candidates that were made before an instant; says how many. */
export async function deleteCandidatesBefore(database: Database, before: Date): Promise<number> {
  const { rowCount } = await database.delete(candidates).where(lt(candidates.createdAt, before));
  return rowCount ?? 0;
}
