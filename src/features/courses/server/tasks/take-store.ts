import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import { taskTakeChunks, taskTakes } from '../recording-tables.ts';
import { taskSubmissions } from '../tables.ts';
import { takeChunkKey, takeKey, type TakeName } from './take-files.ts';
import { findTaskForUpdate, type StoredTask } from './task-store.ts';

export type StoredTake = typeof taskTakes.$inferSelect;
export type TakeChunk = { readonly number: number; readonly bytes: number };
/** A take with its learner, who leads the keys of both tables. */
export type TakeKey = TakeName & { readonly candidateId: string };

const isOf = (
  table: typeof taskTakes | typeof taskTakeChunks,
  { candidateId, taskId, question, take }: Omit<TakeKey, 'question' | 'take'> & Partial<TakeKey>,
) =>
  and(
    eq(table.candidateId, candidateId),
    eq(table.taskId, taskId),
    question === undefined ? undefined : eq(table.question, question),
    take === undefined ? undefined : eq(table.take, take),
  );

/**
 * The work of one person at a spoken task, submitted work before a draft; otherwise `draft`, which is added now. It
 * stays locked until the transaction ends, so nothing is recorded into a submission.
 */
export async function holdTask(
  transaction: Transaction,
  candidates: Candidates,
  draft: Omit<StoredTask, 'state' | 'submittedAt'>,
): Promise<StoredTask> {
  const before = await findTaskForUpdate(transaction, candidates, draft);
  if (before) return before;
  await transaction.insert(taskSubmissions).values(draft).onConflictDoNothing();
  const added = await findTaskForUpdate(transaction, candidates, draft);
  if (!added) throw new Error('A task was neither added nor found.');
  return added;
}

/** Finds a take, or adds it. The task must be locked. */
export async function holdTake(transaction: Transaction, key: TakeKey, now: Date): Promise<StoredTake> {
  await transaction
    .insert(taskTakes)
    .values({ ...key, startedAt: now })
    .onConflictDoNothing();
  const [take] = await transaction.select().from(taskTakes).where(isOf(taskTakes, key));
  if (!take) throw new Error('A take that was just added is gone.');
  return take;
}

/** All takes of a task, the oldest first. */
export function listTakes(
  database: DatabaseOrTransaction,
  { candidateId, id: taskId }: Pick<StoredTask, 'candidateId' | 'id'>,
): Promise<StoredTake[]> {
  return database
    .select()
    .from(taskTakes)
    .where(isOf(taskTakes, { candidateId, taskId }))
    .orderBy(asc(taskTakes.startedAt), asc(taskTakes.take));
}

/** The stored chunks of unfinished takes of a task, in their order. */
export function listTakeChunks(
  database: DatabaseOrTransaction,
  { candidateId, id: taskId }: Pick<StoredTask, 'candidateId' | 'id'>,
): Promise<(TakeChunk & Pick<StoredTake, 'question' | 'take'>)[]> {
  const { question, take, number, bytes } = taskTakeChunks;
  return database
    .select({ question, take, number, bytes })
    .from(taskTakeChunks)
    .where(isOf(taskTakeChunks, { candidateId, taskId }))
    .orderBy(asc(question), asc(take), asc(number));
}

/** Records that a chunk is on disk. The same number again replaces it. */
export async function keepTakeChunk(
  transaction: Transaction,
  key: TakeKey,
  { number, bytes }: TakeChunk,
  now: Date,
): Promise<void> {
  const { candidateId, taskId, question, take } = taskTakeChunks;
  await transaction
    .insert(taskTakeChunks)
    .values({ ...key, number, bytes, savedAt: now })
    .onConflictDoUpdate({
      target: [candidateId, taskId, question, take, taskTakeChunks.number],
      set: { bytes, savedAt: now },
    });
}

/** Records that a take is complete and on disk. Its chunks are no longer needed. */
export async function finishTakeRow(
  transaction: Transaction,
  key: TakeKey,
  finished: Required<Pick<StoredTake, 'mediaType' | 'bytes' | 'durationMs' | 'finishedAt'>>,
): Promise<void> {
  await transaction.update(taskTakes).set(finished).where(isOf(taskTakes, key));
  await transaction.delete(taskTakeChunks).where(isOf(taskTakeChunks, key));
}

/** Deletes takes with their chunks. */
export async function deleteTakes(transaction: Transaction, takes: readonly TakeKey[]): Promise<void> {
  for (const key of takes) await transaction.delete(taskTakes).where(isOf(taskTakes, key));
}

/** Everything that some candidates recorded for tasks: takes, and chunks of unfinished ones. */
export async function listOwnTakes(database: DatabaseOrTransaction, candidateIds: readonly string[]) {
  const ids = [...candidateIds];
  const takes = await database
    .select({
      take: taskTakes,
      course: taskSubmissions.course,
      lesson: taskSubmissions.lesson,
    })
    .from(taskTakes)
    .innerJoin(taskSubmissions, eq(taskSubmissions.id, taskTakes.taskId))
    .where(inArray(taskTakes.candidateId, ids))
    .orderBy(asc(taskTakes.startedAt), asc(taskTakes.question));
  const chunks = await database
    .select()
    .from(taskTakeChunks)
    .where(inArray(taskTakeChunks.candidateId, ids))
    .orderBy(asc(taskTakeChunks.number));
  return takes.map(({ take, ...place }) => {
    const numbers = chunks
      .filter((chunk) => chunk.take === take.take && chunk.question === take.question)
      .map(({ number }) => number);
    const keys = take.finishedAt ? [takeKey(take)] : numbers.map((number) => takeChunkKey(take, number));
    return { ...place, ...take, keys };
  });
}

/** The ids among these whose tasks still exist, of any learner. */
export async function listTasksThere(
  database: DatabaseOrTransaction,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await database
    .select({ id: taskSubmissions.id })
    .from(taskSubmissions)
    .where(inArray(taskSubmissions.id, [...ids]));
  return rows.map(({ id }) => id);
}
