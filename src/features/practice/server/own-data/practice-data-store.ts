import { and, asc, inArray, lt, not } from 'drizzle-orm';
import { belongsToAccount } from '#features/accounts/server/index.ts';
import type { Database, DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import {
  practiceAnswers,
  practiceCards,
  practiceDays,
  practiceLearners,
  practiceMistakes,
  practiceQuestions,
  practiceRatings,
  practiceReports,
  practiceReviews,
  practiceSections,
  practiceSessions,
  practiceUndone,
  practiceWords,
} from '../tables.ts';

/** The tables with rows of learners. */
const OWN_TABLES = [
  practiceDays,
  practiceSessions,
  practiceAnswers,
  practiceSections,
  practiceUndone,
  practiceQuestions,
  practiceRatings,
  practiceMistakes,
  practiceCards,
  practiceReviews,
  practiceWords,
  practiceReports,
  practiceLearners,
] as const;

/** Everything that practice stores about some candidates, the oldest first. */
export async function listOwnPractice(database: DatabaseOrTransaction, candidateIds: readonly string[]) {
  const ids = [...candidateIds];
  const of = <Table extends (typeof OWN_TABLES)[number]>(table: Table) => inArray(table.candidateId, ids);
  return {
    learners: await database.select().from(practiceLearners).where(of(practiceLearners)),
    days: await database.select().from(practiceDays).where(of(practiceDays)).orderBy(asc(practiceDays.day)),
    sessions: await database
      .select()
      .from(practiceSessions)
      .where(of(practiceSessions))
      .orderBy(asc(practiceSessions.startedAt)),
    answers: await database
      .select()
      .from(practiceAnswers)
      .where(of(practiceAnswers))
      .orderBy(asc(practiceAnswers.at)),
    sections: await database.select().from(practiceSections).where(of(practiceSections)),
    undone: await database.select().from(practiceUndone).where(of(practiceUndone)),
    questions: await database.select().from(practiceQuestions).where(of(practiceQuestions)),
    ratings: await database.select().from(practiceRatings).where(of(practiceRatings)),
    mistakes: await database
      .select()
      .from(practiceMistakes)
      .where(of(practiceMistakes))
      .orderBy(asc(practiceMistakes.at)),
    cards: await database.select().from(practiceCards).where(of(practiceCards)),
    reviews: await database
      .select()
      .from(practiceReviews)
      .where(of(practiceReviews))
      .orderBy(asc(practiceReviews.at)),
    words: await database
      .select()
      .from(practiceWords)
      .where(of(practiceWords))
      .orderBy(asc(practiceWords.createdAt)),
    reports: await database
      .select()
      .from(practiceReports)
      .where(of(practiceReports))
      .orderBy(asc(practiceReports.reportedAt)),
  };
}

/** Deletes everything that practice stores about some candidates. */
export async function deletePracticeOf(
  transaction: Transaction,
  candidateIds: readonly string[],
): Promise<void> {
  if (candidateIds.length === 0) return;
  for (const table of OWN_TABLES) {
    await transaction.delete(table).where(inArray(table.candidateId, [...candidateIds]));
  }
}

/** Deletes the work of visitors who began before an instant, and returns how many. Accounts keep theirs. */
export async function deleteVisitorsPracticeBefore(database: Database, before: Date): Promise<number> {
  return database.transaction(async (transaction) => {
    const old = await transaction
      .select({ id: practiceLearners.candidateId })
      .from(practiceLearners)
      .where(
        and(lt(practiceLearners.createdAt, before), not(belongsToAccount(practiceLearners.candidateId))),
      );
    await deletePracticeOf(
      transaction,
      old.map(({ id }) => id),
    );
    return old.length;
  });
}
