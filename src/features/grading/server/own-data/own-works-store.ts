import { and, asc, inArray, lt, not } from 'drizzle-orm';
import { belongsToAccount } from '#features/accounts/server/index.ts';
import type { Database, DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import { grades, graderChoices, graderUses, works, workSteps } from '../tables.ts';

/** Everything about the works of some candidates, the oldest first. */
export async function listAllWorks(database: DatabaseOrTransaction, candidateIds: readonly string[]) {
  const ids = [...candidateIds];
  return {
    works: await database
      .select()
      .from(works)
      .where(inArray(works.candidateId, ids))
      .orderBy(asc(works.startedAt)),
    steps: await database
      .select()
      .from(workSteps)
      .where(inArray(workSteps.candidateId, ids))
      .orderBy(asc(workSteps.savedAt)),
    grades: await database
      .select()
      .from(grades)
      .where(inArray(grades.candidateId, ids))
      .orderBy(asc(grades.gradedAt)),
    choices: await database.select().from(graderChoices).where(inArray(graderChoices.candidateId, ids)),
    uses: await database
      .select()
      .from(graderUses)
      .where(inArray(graderUses.candidateId, ids))
      .orderBy(asc(graderUses.at)),
  };
}

/** Deletes everything about the works of some candidates. */
export async function deleteWorksOf(
  transaction: Transaction,
  candidateIds: readonly string[],
): Promise<void> {
  if (candidateIds.length === 0) return;
  for (const table of [works, graderChoices, graderUses] as const) {
    await transaction.delete(table).where(inArray(table.candidateId, [...candidateIds]));
  }
}

/** Deletes the works of visitors that were started before an instant. Accounts keep theirs. Returns how many. */
export async function deleteVisitorsWorksBefore(database: Database, before: Date): Promise<number> {
  return database.transaction(async (transaction) => {
    const { rowCount } = await transaction
      .delete(works)
      .where(and(lt(works.startedAt, before), not(belongsToAccount(works.candidateId))));
    await transaction
      .delete(graderChoices)
      .where(and(lt(graderChoices.chosenAt, before), not(belongsToAccount(graderChoices.candidateId))));
    await transaction
      .delete(graderUses)
      .where(and(lt(graderUses.at, before), not(belongsToAccount(graderUses.candidateId))));
    return rowCount ?? 0;
  });
}
