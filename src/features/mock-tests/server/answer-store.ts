import { and, asc, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import { isAmong } from '#features/accounts/server/index.ts';
import type { AttemptKey, SoughtAttempt } from './attempt-store.ts';
import { answers, attempts, lateAnswers } from './tables.ts';

export type KeptAnswer = { readonly number: number; readonly value: string; readonly sequence: number };

export type BatchOutcome = {
  /** False: the attempt is over, is not among these candidates', or has no such question; nothing was written. */
  readonly open: boolean;
  readonly saved: readonly { readonly number: number; readonly sequence: number }[];
  /** What is kept for the questions whose sent answer was not newer. */
  readonly stale: readonly KeptAnswer[];
};

/** One written answer; or, without a number, whose the open attempt is. */
type Line = { candidate_id: string | null; number: number | null; sequence: string | null };

/** In one order, so that two batches never wait for each other in a circle. */
function inOrder(batch: readonly KeptAnswer[]): KeptAnswer[] {
  return [...batch].sort((a, b) => a.number - b.number);
}

/**
 * Saves a batch in one statement. The attempt's row is share-locked: a submission waits for this, or this finds the
 * attempt closed. A repeated answer (same sequence, same value) counts as saved: its acknowledgement was lost.
 */
export async function saveBatch(
  database: DatabaseOrTransaction,
  { candidates, attemptId }: SoughtAttempt,
  batch: readonly KeptAnswer[],
  { now, openSince }: { readonly now: Date; readonly openSince: Date },
): Promise<BatchOutcome> {
  const sorted = inOrder(batch);
  const numbers = sql.param(sorted.map(({ number }) => number));
  const values = sql.param(sorted.map(({ value }) => value));
  const sequences = sql.param(sorted.map(({ sequence }) => sequence));
  const { rows } = await database.execute<Line>(sql`
    with attempt as (
      select candidate_id, id from attempts
      where ${isAmong(attempts.candidateId, candidates)} and id = ${attemptId} and submitted_at is null and deadline_at >= ${openSince}
        and question_count >= ${sorted.at(-1)?.number ?? 0}
      for share
    ), sent as (
      select * from unnest(${numbers}::smallint[], ${values}::text[], ${sequences}::bigint[]) as sent (number, value, sequence)
    ), written as (
      insert into answers (candidate_id, attempt_id, number, value, sequence, saved_at)
      select attempt.candidate_id, attempt.id, sent.number, sent.value, sent.sequence, ${now}::timestamptz
      from sent cross join attempt
      on conflict (candidate_id, attempt_id, number) do update
        set value = excluded.value, sequence = excluded.sequence, saved_at = excluded.saved_at
        where answers.sequence < excluded.sequence
           or (answers.sequence = excluded.sequence and answers.value = excluded.value)
      returning number, sequence
    )
    select null as candidate_id, number, sequence::text from written
    union all
    select candidate_id::text, null, null from attempt
  `);
  const candidateId = rows.find(({ number }) => number === null)?.candidate_id;
  const saved = rows.flatMap(({ number, sequence }) =>
    number === null ? [] : [{ number, sequence: Number(sequence) }],
  );
  if (!candidateId) return { open: false, saved: [], stale: [] };
  if (saved.length === batch.length) return { open: true, saved, stale: [] };
  // Read by a statement of its own: what the first one lost against may have come after it had begun to look.
  const savedNumbers = new Set(saved.map(({ number }) => number));
  const refused = new Set(batch.map(({ number }) => number).filter((number) => !savedNumbers.has(number)));
  const kept = await listAnswers(database, { candidateId, attemptId });
  return { open: true, saved, stale: kept.filter(({ number }) => refused.has(number)) };
}

/**
 * Keeps what came after the attempt was over, the newest for each question, and gives back what is kept. What came
 * before is not touched: for another answer of the same sequence that is the earlier one.
 */
export async function keepLateAnswers(
  database: DatabaseOrTransaction,
  { candidateId, attemptId }: AttemptKey,
  batch: readonly KeptAnswer[],
  now: Date,
): Promise<KeptAnswer[]> {
  if (batch.length === 0) return [];
  const { number, sequence, value, receivedAt } = lateAnswers;
  const newest = (column: AnyPgColumn) =>
    sql`case when excluded.sequence > ${sequence} then ${sql.raw(`excluded.${column.name}`)} else ${column} end`;
  return database
    .insert(lateAnswers)
    .values(inOrder(batch).map((answer) => ({ ...answer, candidateId, attemptId, receivedAt: now })))
    .onConflictDoUpdate({
      target: [lateAnswers.candidateId, lateAnswers.attemptId, number],
      // An older one changes nothing; with a condition instead, what is kept would not come back.
      set: { value: newest(value), sequence: newest(sequence), receivedAt: newest(receivedAt) },
    })
    .returning({ number, sequence, value });
}

export async function listAnswers(database: DatabaseOrTransaction, key: AttemptKey): Promise<KeptAnswer[]> {
  return database
    .select({ number: answers.number, value: answers.value, sequence: answers.sequence })
    .from(answers)
    .where(and(eq(answers.candidateId, key.candidateId), eq(answers.attemptId, key.attemptId)))
    .orderBy(asc(answers.number));
}

/** The newest late answer of each question. */
export async function listLateAnswers(
  database: DatabaseOrTransaction,
  key: AttemptKey,
): Promise<KeptAnswer[]> {
  return database
    .select({ number: lateAnswers.number, value: lateAnswers.value, sequence: lateAnswers.sequence })
    .from(lateAnswers)
    .where(and(eq(lateAnswers.candidateId, key.candidateId), eq(lateAnswers.attemptId, key.attemptId)))
    .orderBy(asc(lateAnswers.number));
}
