import { and, asc, inArray, lt, not, sql } from 'drizzle-orm';
import type { AnyPgTable } from 'drizzle-orm/pg-core';
import { belongsToAccount } from '#features/accounts/server/index.ts';
import type { Database, DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import {
  blockProgress,
  courseCertificates,
  enrolments,
  lessonAnswers,
  lessonCompletions,
  lessonNotes,
  moduleTestAttempts,
  taskSubmissions,
  watch,
} from '../tables.ts';

/** The tables with rows of learners. */
const OWN_TABLES = [
  enrolments,
  blockProgress,
  lessonCompletions,
  lessonAnswers,
  watch,
  lessonNotes,
  taskSubmissions,
  moduleTestAttempts,
  courseCertificates,
] as const;

/** Everything that courses store about some candidates, the oldest first. */
export async function listOwnProgress(database: DatabaseOrTransaction, candidateIds: readonly string[]) {
  const ids = [...candidateIds];
  return {
    enrolments: await database
      .select()
      .from(enrolments)
      .where(inArray(enrolments.candidateId, ids))
      .orderBy(asc(enrolments.startedAt)),
    blocks: await database.select().from(blockProgress).where(inArray(blockProgress.candidateId, ids)),
    lessons: await database
      .select()
      .from(lessonCompletions)
      .where(inArray(lessonCompletions.candidateId, ids))
      .orderBy(asc(lessonCompletions.doneAt)),
    answers: await database
      .select()
      .from(lessonAnswers)
      .where(inArray(lessonAnswers.candidateId, ids))
      .orderBy(asc(lessonAnswers.firstAt)),
    notes: await database
      .select()
      .from(lessonNotes)
      .where(inArray(lessonNotes.candidateId, ids))
      .orderBy(asc(lessonNotes.createdAt)),
    tasks: await database.select().from(taskSubmissions).where(inArray(taskSubmissions.candidateId, ids)),
    tests: await database
      .select()
      .from(moduleTestAttempts)
      .where(inArray(moduleTestAttempts.candidateId, ids))
      .orderBy(asc(moduleTestAttempts.startedAt)),
    certificates: await database
      .select()
      .from(courseCertificates)
      .where(inArray(courseCertificates.candidateId, ids)),
    watched: await database.select().from(watch).where(inArray(watch.candidateId, ids)),
  };
}

/** Deletes everything that courses store about some candidates. */
export async function deleteProgressOf(
  transaction: Transaction,
  candidateIds: readonly string[],
): Promise<void> {
  if (candidateIds.length === 0) return;
  for (const table of OWN_TABLES) {
    await transaction.delete(table).where(inArray(table.candidateId, [...candidateIds]));
  }
}

/** The tables that hang on an enrolment: they have the same learner and course. */
const withCourse = [
  blockProgress,
  lessonCompletions,
  lessonAnswers,
  lessonNotes,
  taskSubmissions,
  moduleTestAttempts,
  courseCertificates,
] as const;

/**
 * Deletes the work of visitors in courses that they started before an instant, and what they watched until then. Accounts
 * keep theirs. Returns how many courses.
 */
export async function deleteVisitorsProgressBefore(database: Database, before: Date): Promise<number> {
  return database.transaction(async (transaction) => {
    const old = sql`(select candidate_id, course from enrolments where started_at < ${before} and ${not(belongsToAccount(enrolments.candidateId))})`;
    for (const table of withCourse) {
      await transaction
        .delete(table as AnyPgTable)
        .where(sql`(${table.candidateId}, ${table.course}) in ${old}`);
    }
    await transaction
      .delete(watch)
      .where(and(lt(watch.updatedAt, before), not(belongsToAccount(watch.candidateId))));
    const { rowCount } = await transaction
      .delete(enrolments)
      .where(and(lt(enrolments.startedAt, before), not(belongsToAccount(enrolments.candidateId))));
    return rowCount ?? 0;
  });
}
