import { and, asc, eq, sql } from 'drizzle-orm';
import { isAmong } from '#features/accounts/server/index.ts';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import type { ExerciseMark } from '#ielts/exercises/exercise-mark.ts';
import { lessonAnswers } from '../tables.ts';
import type { LessonKeyOf } from './progress-store.ts';

export type StoredAnswer = typeof lessonAnswers.$inferSelect;

export type MarkedAnswer = {
  readonly number: number;
  readonly value: string;
  readonly sequence: number;
  readonly mark: ExerciseMark;
};

/**
 * Saves a batch with one statement: newer answers replace older ones, and the first one of each question stays. A
 * repeated answer (same sequence, same value) counts as saved, because its acknowledgement was lost. Returns what was
 * saved; the others are not newer than what is stored.
 */
export async function saveAnswerBatch(
  transaction: Transaction,
  key: LessonKeyOf,
  batch: readonly MarkedAnswer[],
  { version, now }: { readonly version: string; readonly now: Date },
): Promise<StoredAnswer[]> {
  const sorted = batch.toSorted((one, other) => one.number - other.number);
  const isNewer = sql`${lessonAnswers.sequence} < excluded.sequence`;
  const newest = (column: 'value' | 'mark' | 'version' | 'sequence' | 'answered_at') =>
    sql`case when ${isNewer} then excluded.${sql.raw(column)} else ${lessonAnswers}.${sql.raw(column)} end`;
  return transaction
    .insert(lessonAnswers)
    .values(
      sorted.map(({ number, value, sequence, mark }) => ({
        ...key,
        number,
        value,
        sequence,
        mark,
        version,
        answeredAt: now,
        firstValue: value,
        firstMark: mark,
        firstVersion: version,
        firstAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [lessonAnswers.candidateId, lessonAnswers.course, lessonAnswers.lesson, lessonAnswers.number],
      set: {
        value: newest('value'),
        mark: newest('mark'),
        version: newest('version'),
        answeredAt: newest('answered_at'),
        tries: sql`least(${lessonAnswers.tries} + case when ${isNewer} then 1 else 0 end, 999)`,
        sequence: newest('sequence'),
      },
      setWhere: sql`${isNewer} or (${lessonAnswers.sequence} = excluded.sequence and ${lessonAnswers.value} = excluded.value)`,
    })
    .returning();
}

/**
 * The answers of one person in a lesson by number. Of several visitors that became one account, the latest answer
 * counts, and the earliest first one.
 */
export async function listLessonAnswers(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  { course, lesson }: Omit<LessonKeyOf, 'candidateId'>,
): Promise<ReadonlyMap<number, StoredAnswer>> {
  const rows = await database
    .select()
    .from(lessonAnswers)
    .where(
      and(
        isAmong(lessonAnswers.candidateId, candidates),
        eq(lessonAnswers.course, course),
        eq(lessonAnswers.lesson, lesson),
      ),
    )
    .orderBy(asc(lessonAnswers.answeredAt));
  const joined = new Map<number, StoredAnswer>();
  for (const row of rows) {
    const before = joined.get(row.number);
    joined.set(row.number, before ? joinAnswers(before, row) : row);
  }
  return joined;
}

function joinAnswers(before: StoredAnswer, later: StoredAnswer): StoredAnswer {
  const first = before.firstAt <= later.firstAt ? before : later;
  const { firstValue, firstMark, firstVersion, firstAt } = first;
  return { ...later, tries: before.tries + later.tries, firstValue, firstMark, firstVersion, firstAt };
}
