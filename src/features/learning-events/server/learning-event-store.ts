import { and, asc, inArray, lt, not, sql } from 'drizzle-orm';
import { belongsToAccount } from '#features/accounts/server/index.ts';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import { MOST_OF_KIND, type LearningEvent } from '../domain/learning-event.ts';
import { learningEvents } from './tables.ts';

/**
 * Writes an event with one statement, in the use case's own transaction. Either the act and its event are committed, or
 * neither is. An act that changes nothing else, such as opening a result, needs no transaction. False, and not
 * written: a second event of a kind that happens once, and more than `MOST_OF_KIND` of one kind about one subject.
 */
export async function addLearningEvent(
  transaction: DatabaseOrTransaction,
  { candidateId, kind, subjectId, at, detail }: LearningEvent,
): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    insert into learning_events (candidate_id, kind, subject_id, at, detail)
    select ${candidateId}::uuid, ${kind}::text, ${subjectId}::uuid, ${at}::timestamptz, ${JSON.stringify(detail)}::jsonb
    where (
      select count(*) from learning_events
      where candidate_id = ${candidateId} and subject_id = ${subjectId} and kind = ${kind}
    ) < ${MOST_OF_KIND}
    on conflict do nothing
  `);
  return (rowCount ?? 0) > 0;
}

export type StoredLearningEvent = typeof learningEvents.$inferSelect;

/** The events of some candidates, the oldest first. */
export async function listLearningEvents(
  database: DatabaseOrTransaction,
  candidateIds: readonly string[],
): Promise<StoredLearningEvent[]> {
  if (candidateIds.length === 0) return [];
  return database
    .select()
    .from(learningEvents)
    .where(inArray(learningEvents.candidateId, [...candidateIds]))
    .orderBy(asc(learningEvents.at), asc(learningEvents.id));
}

/** The trigger lets rows be deleted until the transaction ends. */
async function allowErasing(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select set_config('ninefold.erasing_learner', 'on', true)`);
}

/** Removes every event of some candidates. */
export async function deleteLearningEventsOf(
  transaction: Transaction,
  candidateIds: readonly string[],
): Promise<void> {
  if (candidateIds.length === 0) return;
  await allowErasing(transaction);
  await transaction.delete(learningEvents).where(inArray(learningEvents.candidateId, [...candidateIds]));
}

/**
 * Removes visitors' events about every attempt and sitting that has an event before an instant. None therefore outlives
 * an attempt that is removed for its age. Accounts keep theirs.
 */
export async function deleteVisitorsLearningEventsBefore(
  transaction: Transaction,
  before: Date,
): Promise<void> {
  const { candidateId, subjectId, at } = learningEvents;
  await allowErasing(transaction);
  const old = transaction.select({ candidateId, subjectId }).from(learningEvents).where(lt(at, before));
  await transaction
    .delete(learningEvents)
    .where(and(sql`(${candidateId}, ${subjectId}) in ${old}`, not(belongsToAccount(candidateId))));
}
