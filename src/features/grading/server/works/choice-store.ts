import { desc } from 'drizzle-orm';
import { isAmong, isSamePerson } from '#features/accounts/server/index.ts';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import { graderChoices } from '../tables.ts';

export type GraderChoice = typeof graderChoices.$inferSelect;

/** What these candidates chose last. */
export async function findChoice(
  database: DatabaseOrTransaction,
  candidates: Candidates,
): Promise<GraderChoice | undefined> {
  const [row] = await database
    .select()
    .from(graderChoices)
    .where(isAmong(graderChoices.candidateId, candidates))
    .orderBy(desc(graderChoices.chosenAt))
    .limit(1);
  return row;
}

/**
 * The choice that counts for a work: the last one of its learner's candidates, so a choice in the browser counts after
 * signing in too.
 */
export async function findChoiceOfCandidate(
  database: DatabaseOrTransaction,
  candidateId: string,
): Promise<GraderChoice | undefined> {
  const [row] = await database
    .select()
    .from(graderChoices)
    .where(isSamePerson(graderChoices.candidateId, candidateId))
    .orderBy(desc(graderChoices.chosenAt))
    .limit(1);
  return row;
}

export async function saveChoice(database: DatabaseOrTransaction, choice: GraderChoice): Promise<void> {
  const { choice: chosen, host, chosenAt } = choice;
  await database
    .insert(graderChoices)
    .values(choice)
    .onConflictDoUpdate({ target: graderChoices.candidateId, set: { choice: chosen, host, chosenAt } });
}
