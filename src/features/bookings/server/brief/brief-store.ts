import { desc, eq } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction } from '#platform/database/database.ts';
import type { SharedPart } from '../../domain/brief/shared-parts.ts';
import { briefLooks, briefShares } from './brief-tables.ts';

/** What a learner shares besides the wish and the homework. */
export async function findShares(database: DatabaseOrTransaction, accountId: string): Promise<SharedPart[]> {
  const [row] = await database.select().from(briefShares).where(eq(briefShares.accountId, accountId));
  return row?.shared ?? [];
}

/** Changes what a learner shares. */
export async function saveShares(database: Database, shares: typeof briefShares.$inferSelect): Promise<void> {
  const { shared, changedAt } = shares;
  await database
    .insert(briefShares)
    .values(shares)
    .onConflictDoUpdate({ target: briefShares.accountId, set: { shared, changedAt } });
}

/** Stores that a teacher has opened a brief. */
export async function addLook(database: Database, look: typeof briefLooks.$inferInsert): Promise<void> {
  await database.insert(briefLooks).values(look);
}

/** When a teacher last opened a brief about a learner; undefined: nobody has. */
export async function findLastLook(
  database: DatabaseOrTransaction,
  learnerId: string,
): Promise<typeof briefLooks.$inferSelect | undefined> {
  const [row] = await database
    .select()
    .from(briefLooks)
    .where(eq(briefLooks.learnerId, learnerId))
    .orderBy(desc(briefLooks.lookedAt))
    .limit(1);
  return row;
}
