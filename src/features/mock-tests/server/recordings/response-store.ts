import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import type { AttemptKey } from '../attempts/attempt-store.ts';
import { chunkKey, recordingKey } from './recording-files.ts';
import { responseChunks, responses } from '../recording-tables.ts';
import { attempts } from '../tables.ts';

export type StoredResponse = typeof responses.$inferSelect;
export type ResponseKey = AttemptKey & { readonly question: string };
export type StoredChunk = { readonly number: number; readonly bytes: number };

const isOf = (table: typeof responses | typeof responseChunks, key: AttemptKey, question?: string) =>
  and(
    eq(table.candidateId, key.candidateId),
    eq(table.attemptId, key.attemptId),
    question === undefined ? undefined : eq(table.question, question),
  );

/** Finds the answer to a question, or adds it, and locks it until the transaction ends. */
export async function holdResponse(
  transaction: Transaction,
  key: AttemptKey,
  question: string,
  now: Date,
): Promise<StoredResponse> {
  await transaction
    .insert(responses)
    .values({ ...key, question, startedAt: now })
    .onConflictDoNothing();
  const [row] = await transaction
    .select()
    .from(responses)
    .where(isOf(responses, key, question))
    .for('update');
  if (!row) throw new Error('A response that was just added is gone.');
  return row;
}

/** Finds a started answer and locks it until the transaction ends. Undefined: it was deleted with its attempt. */
export async function findResponseForUpdate(
  transaction: Transaction,
  key: ResponseKey,
): Promise<StoredResponse | undefined> {
  const [row] = await transaction
    .select()
    .from(responses)
    .where(isOf(responses, key, key.question))
    .for('update');
  return row;
}

export async function findResponse(
  database: DatabaseOrTransaction,
  key: AttemptKey,
  question: string,
): Promise<StoredResponse | undefined> {
  const [row] = await database
    .select()
    .from(responses)
    .where(isOf(responses, key, question));
  return row;
}

export async function listStoredResponses(
  database: DatabaseOrTransaction,
  key: AttemptKey,
): Promise<StoredResponse[]> {
  return database.select().from(responses).where(isOf(responses, key)).orderBy(asc(responses.startedAt));
}

/**
 * Unfinished answers of attempts that were over before one instant, started after another, and not tried since a third.
 * Untried answers are first, then the oldest.
 */
export async function listLeftResponses(
  database: DatabaseOrTransaction,
  {
    overBefore,
    begunAfter,
    triedBefore,
    limit,
  }: {
    readonly overBefore: Date;
    readonly begunAfter: Date;
    readonly triedBefore: Date;
    readonly limit: number;
  },
): Promise<ResponseKey[]> {
  return database
    .select({
      candidateId: responses.candidateId,
      attemptId: responses.attemptId,
      question: responses.question,
    })
    .from(responses)
    .innerJoin(
      attempts,
      and(eq(attempts.candidateId, responses.candidateId), eq(attempts.id, responses.attemptId)),
    )
    .where(
      and(
        isNull(responses.finishedAt),
        gt(responses.startedAt, begunAfter),
        or(isNull(responses.triedAt), lt(responses.triedAt, triedBefore)),
        isNotNull(attempts.submittedAt),
        // The device may still send until an hour after the deadline. Practice without a clock has no near deadline.
        or(
          lt(attempts.deadlineAt, overBefore),
          and(not(attempts.timed), lt(attempts.submittedAt, overBefore)),
        ),
      ),
    )
    .orderBy(sql`${responses.triedAt} asc nulls first`, asc(responses.startedAt))
    .limit(limit);
}

/** Records that an answer was tried. Others are first the next time. */
export async function markTried(
  database: DatabaseOrTransaction,
  key: ResponseKey,
  triedAt: Date,
): Promise<void> {
  await database
    .update(responses)
    .set({ triedAt })
    .where(and(isOf(responses, key, key.question), isNull(responses.finishedAt)));
}

/** Records that a chunk is on disk. The same number again replaces it. */
export async function keepChunk(
  transaction: Transaction,
  key: AttemptKey,
  question: string,
  { number, bytes }: StoredChunk,
  now: Date,
): Promise<void> {
  await transaction
    .insert(responseChunks)
    .values({ ...key, question, number, bytes, savedAt: now })
    .onConflictDoUpdate({
      target: [
        responseChunks.candidateId,
        responseChunks.attemptId,
        responseChunks.question,
        responseChunks.number,
      ],
      set: { bytes, savedAt: now },
    });
}

export async function listChunks(
  database: DatabaseOrTransaction,
  key: AttemptKey,
  question?: string,
): Promise<(StoredChunk & { readonly question: string })[]> {
  return database
    .select({ question: responseChunks.question, number: responseChunks.number, bytes: responseChunks.bytes })
    .from(responseChunks)
    .where(isOf(responseChunks, key, question))
    .orderBy(asc(responseChunks.question), asc(responseChunks.number));
}

/** The bytes of all chunks and recordings of an attempt. */
export async function countBytes(database: DatabaseOrTransaction, key: AttemptKey): Promise<number> {
  const [chunks] = await database
    .select({ bytes: sql<string>`coalesce(sum(${responseChunks.bytes}), 0)` })
    .from(responseChunks)
    .where(isOf(responseChunks, key));
  const [whole] = await database
    .select({ bytes: sql<string>`coalesce(sum(${responses.bytes}), 0)` })
    .from(responses)
    .where(isOf(responses, key));
  return Number(chunks?.bytes ?? 0) + Number(whole?.bytes ?? 0);
}

/** Records that a recording is complete and on disk. Its own chunks are no longer needed; others stay. */
export async function finishResponse(
  transaction: Transaction,
  key: AttemptKey,
  question: string,
  finished: {
    readonly mediaType: string;
    readonly bytes: number;
    readonly finishedAt: Date;
    readonly chunks: readonly StoredChunk[];
  },
): Promise<void> {
  await transaction
    .update(responses)
    .set(finished)
    .where(isOf(responses, key, question));
  const numbers = finished.chunks.map(({ number }) => number);
  await transaction
    .delete(responseChunks)
    .where(and(isOf(responseChunks, key, question), inArray(responseChunks.number, numbers)));
}

/** The keys of all recordings and chunks of some candidates. */
export async function listRecordingKeys(
  database: DatabaseOrTransaction,
  candidateIds: readonly string[],
): Promise<string[]> {
  if (candidateIds.length === 0) return [];
  const of = [...candidateIds];
  const whole = await database
    .select({ attemptId: responses.attemptId, question: responses.question })
    .from(responses)
    .where(and(inArray(responses.candidateId, of), isNotNull(responses.finishedAt)));
  const chunks = await database
    .select({
      attemptId: responseChunks.attemptId,
      question: responseChunks.question,
      number: responseChunks.number,
    })
    .from(responseChunks)
    .where(inArray(responseChunks.candidateId, of));
  return [
    ...whole.map(({ attemptId, question }) => recordingKey(attemptId, question)),
    ...chunks.map(({ attemptId, question, number }) => chunkKey(attemptId, question, number)),
  ];
}

/** The ids among these whose attempts still exist, of any candidate. */
export async function listAttemptsThere(
  database: DatabaseOrTransaction,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .select({ id: attempts.id })
    .from(attempts)
    .where(inArray(attempts.id, [...ids]));
  return rows.map(({ id }) => id);
}
