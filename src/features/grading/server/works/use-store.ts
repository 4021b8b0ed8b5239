import { gte, sql } from 'drizzle-orm';
import { isSamePerson } from '#features/accounts/server/index.ts';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import { graderUses } from '../tables.ts';

/** Stores the use of a service, for its costs. */
export async function addUse(transaction: Transaction, use: typeof graderUses.$inferInsert): Promise<void> {
  await transaction.insert(graderUses).values(use);
}

/** What services have cost since an instant, in millionths: for everybody, and for one learner. */
export async function sumCosts(
  database: DatabaseOrTransaction,
  { since, candidateId }: { readonly since: Date; readonly candidateId: string },
): Promise<{ readonly all: number; readonly own: number }> {
  const own = isSamePerson(graderUses.candidateId, candidateId);
  const [row] = await database
    .select({
      all: sql<string>`coalesce(sum(${graderUses.costMicro}), 0)`,
      own: sql<string>`coalesce(sum(${graderUses.costMicro}) filter (where ${own}), 0)`,
    })
    .from(graderUses)
    .where(gte(graderUses.at, since));
  return { all: Number(row?.all ?? 0), own: Number(row?.own ?? 0) };
}

/** What services have cost since an instant, in millionths, for everybody. */
export async function sumCostsOfAll(database: DatabaseOrTransaction, since: Date): Promise<number> {
  const [row] = await database
    .select({ all: sql<string>`coalesce(sum(${graderUses.costMicro}), 0)` })
    .from(graderUses)
    .where(gte(graderUses.at, since));
  return Number(row?.all ?? 0);
}
