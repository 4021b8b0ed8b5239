import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { isAmong } from '#features/accounts/server/index.ts';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import { practiceAnswers, practiceUndone } from '../tables.ts';

export type StoredAnswer = typeof practiceAnswers.$inferSelect;

const isOf = (candidates: Candidates) => isAmong(practiceAnswers.candidateId, candidates);
/** Whether an answer says something about its learner. */
const counts = and(isNull(practiceAnswers.undoneAt), eq(practiceAnswers.withdrawn, false));

/** Answers of a person by their ids, also undone ones. */
export async function findAnswers(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  ids: readonly string[],
): Promise<StoredAnswer[]> {
  if (ids.length === 0) return [];
  return database
    .select()
    .from(practiceAnswers)
    .where(and(isOf(candidates), inArray(practiceAnswers.id, [...ids])));
}

/** The answers of sessions that count, the oldest first. */
export async function listSessionAnswers(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  sessions: readonly string[],
): Promise<StoredAnswer[]> {
  if (sessions.length === 0) return [];
  return database
    .select()
    .from(practiceAnswers)
    .where(
      and(
        isOf(candidates),
        inArray(practiceAnswers.sessionId, [...sessions]),
        isNull(practiceAnswers.undoneAt),
      ),
    )
    .orderBy(asc(practiceAnswers.at), asc(practiceAnswers.id));
}

/** The answers to one question that count, by the whole person. */
export async function listQuestionAnswers(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  question: { readonly set: string; readonly number: number },
): Promise<StoredAnswer[]> {
  return database
    .select()
    .from(practiceAnswers)
    .where(
      and(
        eq(practiceAnswers.set, question.set),
        eq(practiceAnswers.number, question.number),
        isOf(candidates),
        counts,
      ),
    );
}

/** What mastery reads of an answer. */
export type MarkedAnswer = Pick<
  StoredAnswer,
  'sessionId' | 'type' | 'right' | 'aided' | 'bandTimesTwo' | 'at' | 'day'
>;

/** The latest marked answers of a person that count, the oldest first. */
export async function listLatestMarked(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  most: number,
): Promise<MarkedAnswer[]> {
  const { sessionId, type, right, aided, bandTimesTwo, at, day } = practiceAnswers;
  const rows = await database
    .select({ sessionId, type, right, aided, bandTimesTwo, at, day })
    .from(practiceAnswers)
    .where(and(isOf(candidates), counts, isNotNull(right)))
    .orderBy(desc(at))
    .limit(most);
  return rows.reverse();
}

/** Adds answers. Their ids were looked up under the lock of the learner. */
export async function addAnswers(transaction: Transaction, answers: readonly StoredAnswer[]): Promise<void> {
  if (answers.length > 0) await transaction.insert(practiceAnswers).values([...answers]);
}

/** Undoes answers of a person that count, and returns them. */
export async function undoAnswers(
  transaction: Transaction,
  candidates: Candidates,
  ids: readonly string[],
  now: Date,
): Promise<StoredAnswer[]> {
  return transaction
    .update(practiceAnswers)
    .set({ undoneAt: now })
    .where(and(isOf(candidates), inArray(practiceAnswers.id, [...ids]), isNull(practiceAnswers.undoneAt)))
    .returning();
}

/** Takes a person’s answers to a question out or in again, and returns those that changed and were no slips. */
export async function setWithdrawn(
  transaction: Transaction,
  candidates: Candidates,
  question: { readonly set: string; readonly number: number },
  withdrawn: boolean,
): Promise<StoredAnswer[]> {
  const changed = await transaction
    .update(practiceAnswers)
    .set({ withdrawn })
    .where(
      and(
        eq(practiceAnswers.set, question.set),
        eq(practiceAnswers.number, question.number),
        isOf(candidates),
        eq(practiceAnswers.withdrawn, !withdrawn),
      ),
    )
    .returning();
  return changed.filter(({ undoneAt }) => undoneAt === null);
}

/** Notes ids that never count, whether they have arrived or not. */
export async function addUndone(
  transaction: Transaction,
  candidateId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .insert(practiceUndone)
    .values([...new Set(ids)].map((id) => ({ candidateId, id, undoneAt: now })))
    .onConflictDoNothing();
}

/** Those of some ids that a person has undone. */
export async function findUndone(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await database
    .select({ id: practiceUndone.id })
    .from(practiceUndone)
    .where(and(isAmong(practiceUndone.candidateId, candidates), inArray(practiceUndone.id, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

/** How many ids a person has undone. */
export async function countUndone(database: DatabaseOrTransaction, candidates: Candidates): Promise<number> {
  const [row] = await database
    .select({ undone: count() })
    .from(practiceUndone)
    .where(isAmong(practiceUndone.candidateId, candidates));
  return row?.undone ?? 0;
}

/** Shares by family and topic of a person’s answers that count. */
export async function countByTag(
  database: DatabaseOrTransaction,
  candidates: Candidates,
): Promise<{ family: string; topic: string | null; right: boolean | null; answers: number }[]> {
  const { family, topic, right } = practiceAnswers;
  return database
    .select({ family, topic, right, answers: count() })
    .from(practiceAnswers)
    .where(and(isOf(candidates), counts, or(isNotNull(right), isNotNull(topic))))
    .groupBy(family, topic, right);
}
