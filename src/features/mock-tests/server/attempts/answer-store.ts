import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import { isAmong } from '#features/accounts/server/index.ts';
import type { AttemptKey, AttemptQuery } from './attempt-store.ts';
import type { OpenBounds } from '../../domain/attempts/attempt.ts';
import { MAX_ANSWER_LENGTH } from '#ielts/question-types/answer-length.ts';
import type { SavedAnswer, SaveReport } from '../../domain/attempts/saved-answer.ts';
import { answers, answerSnapshots, attempts, lateAnswers } from '../tables.ts';

export type BatchOutcome = Omit<SaveReport, 'late'> & {
  /** False: the attempt is over, is not among these candidates', or has no such question; nothing was written. */
  readonly open: boolean;
};

/** An attempt outside the bounds accepts no more answers. */
export type SaveMoment = OpenBounds & {
  readonly now: Date;
  /** The tab or device that saves. It is refused once another one has taken over. */
  readonly writer?: string | undefined;
};

/** Shorter texts have no history. The batches of Listening and Reading therefore add nothing to it. */
const HISTORY_FROM = 60;
/** The history of a text has steps of this length, and at most this many. They cover longer than any section lasts. */
const HISTORY_STEP_SECONDS = 10;
const MAX_SNAPSHOTS = 1000;

/** The part of the statement that adds a Writing text to its history, unless a recent step exists. */
function history(now: Date) {
  return sql`, snapshots as (
      insert into answer_snapshots (candidate_id, attempt_id, number, sequence, value, saved_at)
      select attempt.candidate_id, attempt.id, sent.number, sent.sequence, sent.value, ${now}::timestamptz
      from written join sent using (number) cross join attempt
      where attempt.skill = 'writing' and (
        select count(*) < ${MAX_SNAPSHOTS}
          and coalesce(max(kept.saved_at) <= ${now}::timestamptz - make_interval(secs => ${HISTORY_STEP_SECONDS}), true)
        from answer_snapshots kept
        where kept.candidate_id = attempt.candidate_id and kept.attempt_id = attempt.id and kept.number = sent.number
      )
      on conflict do nothing
    )`;
}

/** A saved answer. A row without a number names the owner of the open attempt. */
type Line = { candidate_id: string | null; number: number | null; sequence: string | null };

/** In one order, so that two batches never wait for each other in a circle. */
function inOrder(batch: readonly SavedAnswer[]): SavedAnswer[] {
  return [...batch].sort((a, b) => a.number - b.number);
}

/**
 * Saves a batch in one statement. The attempt's row is share-locked: either a submission waits for this save, or this
 * save finds the attempt closed. A repeated answer (same sequence, same value) counts as saved, because its
 * acknowledgement was lost.
 */
export async function saveBatch(
  database: DatabaseOrTransaction,
  { candidates, attemptId }: AttemptQuery,
  batch: readonly SavedAnswer[],
  { now, openSince, pausedSince, writer }: SaveMoment,
): Promise<BatchOutcome> {
  const sorted = inOrder(batch);
  const numbers = sql.param(sorted.map(({ number }) => number));
  const values = sql.param(sorted.map(({ value }) => value));
  const sequences = sql.param(sorted.map(({ sequence }) => sequence));
  const longest = Math.max(0, ...sorted.map(({ value }) => value.length));
  const { rows } = await database.execute<Line>(sql`
    with attempt as (
      select candidate_id, id, skill from attempts
      where ${isAmong(attempts.candidateId, candidates)} and id = ${attemptId} and submitted_at is null and (paused_at is null and deadline_at >= ${openSince} or paused_at >= ${pausedSince})
        and question_count >= ${sorted.at(-1)?.number ?? 0} and (writer is null or writer = ${writer ?? null}::uuid)
        and (skill = 'writing' or ${longest <= MAX_ANSWER_LENGTH}::boolean)
      for share
    ), sent as (
      select * from unnest(${numbers}::smallint[], ${values}::text[], ${sequences}::bigint[]) as sent (number, value, sequence)
    ), written as (
      insert into answers (candidate_id, attempt_id, number, value, sequence, saved_at)
      select attempt.candidate_id, attempt.id, sent.number, sent.value, sent.sequence, ${now}::timestamptz
      from sent cross join attempt
      on conflict (candidate_id, attempt_id, number) do update
        set value = excluded.value, sequence = excluded.sequence, saved_at = excluded.saved_at
        where answers.sequence = excluded.sequence and answers.value = excluded.value
           or answers.sequence < excluded.sequence and answers.checked_at is null
      returning number, sequence
    )${longest >= HISTORY_FROM ? history(now) : sql.empty()}
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
  // A second statement reads them. The change that won may have been committed after the first one started.
  const savedNumbers = new Set(saved.map(({ number }) => number));
  const refused = new Set(batch.map(({ number }) => number).filter((number) => !savedNumbers.has(number)));
  const stored = await listAnswers(database, { candidateId, attemptId });
  return { open: true, saved, stale: stored.filter(({ number }) => refused.has(number)) };
}

/**
 * Stores answers that arrived after the attempt was over, the newest for each question, and returns what is stored. Of
 * two answers with the same sequence the earlier one stays.
 */
export async function saveLateAnswers(
  database: DatabaseOrTransaction,
  { candidateId, attemptId }: AttemptKey,
  batch: readonly SavedAnswer[],
  now: Date,
): Promise<SavedAnswer[]> {
  if (batch.length === 0) return [];
  const { number, sequence, value, receivedAt } = lateAnswers;
  const newest = (column: AnyPgColumn) =>
    sql`case when excluded.sequence > ${sequence} then ${sql.raw(`excluded.${column.name}`)} else ${column} end`;
  return database
    .insert(lateAnswers)
    .values(inOrder(batch).map((answer) => ({ ...answer, candidateId, attemptId, receivedAt: now })))
    .onConflictDoUpdate({
      target: [lateAnswers.candidateId, lateAnswers.attemptId, number],
      // An older answer changes nothing. A WHERE condition would do the same, but it would not return the stored row.
      set: { value: newest(value), sequence: newest(sequence), receivedAt: newest(receivedAt) },
    })
    .returning({ number, sequence, value });
}

export async function listAnswers(database: DatabaseOrTransaction, key: AttemptKey): Promise<SavedAnswer[]> {
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
): Promise<SavedAnswer[]> {
  return database
    .select({ number: lateAnswers.number, value: lateAnswers.value, sequence: lateAnswers.sequence })
    .from(lateAnswers)
    .where(and(eq(lateAnswers.candidateId, key.candidateId), eq(lateAnswers.attemptId, key.attemptId)))
    .orderBy(asc(lateAnswers.number));
}

/** The questions of an attempt that were checked in practice. */
export async function listCheckedNumbers(
  database: DatabaseOrTransaction,
  key: AttemptKey,
): Promise<number[]> {
  const rows = await database
    .select({ number: answers.number })
    .from(answers)
    .where(
      and(
        eq(answers.candidateId, key.candidateId),
        eq(answers.attemptId, key.attemptId),
        isNotNull(answers.checkedAt),
      ),
    )
    .orderBy(asc(answers.number));
  return rows.map(({ number }) => number);
}

/** Locks a checked answer. False: there is no answer, or it is empty. */
export async function markChecked(
  transaction: Transaction,
  key: AttemptKey,
  number: number,
  now: Date,
): Promise<boolean> {
  const marked = await transaction
    .update(answers)
    .set({ checkedAt: sql`coalesce(${answers.checkedAt}, ${now}::timestamptz)` })
    .where(
      and(
        eq(answers.candidateId, key.candidateId),
        eq(answers.attemptId, key.attemptId),
        eq(answers.number, number),
        ne(answers.value, ''),
      ),
    )
    .returning({ number: answers.number });
  return marked.length > 0;
}

export type Snapshot = SavedAnswer & { readonly savedAt: Date };

/** The history of an attempt's texts, the oldest step first. */
export async function listSnapshots(database: DatabaseOrTransaction, key: AttemptKey): Promise<Snapshot[]> {
  const { number, sequence, value, savedAt } = answerSnapshots;
  return database
    .select({ number, sequence, value, savedAt })
    .from(answerSnapshots)
    .where(
      and(eq(answerSnapshots.candidateId, key.candidateId), eq(answerSnapshots.attemptId, key.attemptId)),
    )
    .orderBy(asc(number), asc(sequence));
}
