import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import { ANSWER_MS, type RecordingAct } from '../../domain/recording/lesson-recording.ts';
import type { RoomSide } from '../../domain/room/notes.ts';
import { soundKey, type TakeName } from './recording-files.ts';
import { lessonRecordingActs, lessonRecordingChunks, lessonRecordings } from './recording-tables.ts';

export type StoredRecording = typeof lessonRecordings.$inferSelect;
export type StoredChunk = typeof lessonRecordingChunks.$inferSelect;

/** The recordings of a lesson, the latest first. */
export const listRecordings = (
  database: DatabaseOrTransaction,
  bookingId: string,
  most = 100,
): Promise<StoredRecording[]> =>
  database
    .select()
    .from(lessonRecordings)
    .where(eq(lessonRecordings.bookingId, bookingId))
    .orderBy(desc(lessonRecordings.askedAt))
    .limit(most);

/** Whether an account, as a teacher, was recorded in a lesson, or asked about it. */
export async function wasRecordedTeacher(
  database: DatabaseOrTransaction,
  { bookingId, accountId }: { readonly bookingId: string; readonly accountId: string },
): Promise<boolean> {
  const [row] = await database
    .select({ id: lessonRecordings.id })
    .from(lessonRecordings)
    .where(and(eq(lessonRecordings.bookingId, bookingId), eq(lessonRecordings.teacherId, accountId)))
    .limit(1);
  return row !== undefined;
}

/** A recording. */
export async function findRecording(
  database: DatabaseOrTransaction,
  id: string,
): Promise<StoredRecording | undefined> {
  const [row] = await database.select().from(lessonRecordings).where(eq(lessonRecordings.id, id));
  return row;
}

/** A recording, locked until the end of the transaction: nobody agrees, ends, deletes or stores sound meanwhile. */
export async function lockRecording(
  transaction: Transaction,
  id: string,
): Promise<StoredRecording | undefined> {
  const [row] = await transaction
    .select()
    .from(lessonRecordings)
    .where(eq(lessonRecordings.id, id))
    .for('update');
  return row;
}

/** Adds a recording that was asked for. */
export async function addRecording(
  transaction: Transaction,
  recording: Pick<StoredRecording, 'id' | 'bookingId' | 'learnerId' | 'teacherId' | 'askedBy' | 'askedAt'>,
): Promise<void> {
  await transaction.insert(lessonRecordings).values(recording);
}

/** Changes a locked recording. */
export async function saveRecording(
  transaction: Transaction,
  id: string,
  changes: Partial<
    Pick<
      StoredRecording,
      'refusedAt' | 'startedAt' | 'keptDays' | 'endedAt' | 'endedBy' | 'ended' | 'deletedAt' | 'deletedBy'
    >
  >,
): Promise<void> {
  await transaction.update(lessonRecordings).set(changes).where(eq(lessonRecordings.id, id));
}

/** Adds to the history who did what. */
export async function addAct(
  transaction: Transaction,
  act: {
    readonly recordingId: string;
    readonly side: RoomSide;
    readonly act: RecordingAct;
    readonly at: Date;
  },
): Promise<void> {
  await transaction.insert(lessonRecordingActs).values(act);
}

/** The condition of a recording that nobody has ended. */
export const isRunning = () =>
  and(
    isNotNull(lessonRecordings.startedAt),
    isNull(lessonRecordings.endedAt),
    isNull(lessonRecordings.deletedAt),
  );

/** Ends the running recording of a lesson, or takes back its open question, because a side left. */
export async function endRecordingOf(
  transaction: Transaction,
  { bookingId, side }: { readonly bookingId: string; readonly side: RoomSide },
  now: Date,
): Promise<void> {
  const ended = await transaction
    .update(lessonRecordings)
    .set({ endedAt: now, endedBy: side, ended: 'left' })
    .where(and(eq(lessonRecordings.bookingId, bookingId), isRunning()))
    .returning({ id: lessonRecordings.id });
  const asked = await transaction
    .update(lessonRecordings)
    .set({ refusedAt: now })
    .where(
      and(
        eq(lessonRecordings.bookingId, bookingId),
        gt(lessonRecordings.askedAt, new Date(now.getTime() - ANSWER_MS)),
        isNull(lessonRecordings.startedAt),
        isNull(lessonRecordings.refusedAt),
        isNull(lessonRecordings.deletedAt),
      ),
    )
    .returning({ id: lessonRecordings.id });
  for (const { id } of [...ended, ...asked])
    await addAct(transaction, { recordingId: id, side, act: 'leave', at: now });
}

/** The ids of recordings that have been stored for as long as was promised when they were agreed to. */
export async function listOverdue(
  database: DatabaseOrTransaction,
  now: Date,
  most: number,
): Promise<string[]> {
  const { keptDays } = lessonRecordings;
  const rows = await database
    .select({ id: lessonRecordings.id })
    .from(lessonRecordings)
    .where(
      and(
        isNull(lessonRecordings.deletedAt),
        lte(lessonRecordings.endedAt, sql`${now}::timestamptz - make_interval(hours => 24 * ${keptDays})`),
      ),
    )
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Records that a chunk is on disk. The same number again replaces it. */
export async function keepChunk(transaction: Transaction, chunk: StoredChunk): Promise<void> {
  const { recordingId, side, take, number } = lessonRecordingChunks;
  await transaction
    .insert(lessonRecordingChunks)
    .values(chunk)
    .onConflictDoUpdate({
      target: [recordingId, side, take, number],
      set: { bytes: chunk.bytes, savedAt: chunk.savedAt },
    });
}

/** The size of what a side has stored of a recording, without one chunk. */
export async function sizeOfSide(
  transaction: Transaction,
  { recordingId, side, take, number }: TakeName & { readonly number: number },
): Promise<{ readonly bytes: number; readonly chunks: number }> {
  const chunk = lessonRecordingChunks;
  const [row] = await transaction
    .select({
      bytes: sql<number>`coalesce(sum(${chunk.bytes}), 0)::int`,
      chunks: sql<number>`count(*)::int`,
    })
    .from(chunk)
    .where(
      and(
        eq(chunk.recordingId, recordingId),
        eq(chunk.side, side),
        sql`(${chunk.take}, ${chunk.number}) <> (${take}, ${number})`,
      ),
    );
  return row ?? { bytes: 0, chunks: 0 };
}

/** The chunks of some recordings, by side, take and number. */
export const listChunks = (
  database: DatabaseOrTransaction,
  recordingIds: readonly string[],
): Promise<StoredChunk[]> => {
  const { recordingId, side, take, number } = lessonRecordingChunks;
  return database
    .select()
    .from(lessonRecordingChunks)
    .where(inArray(recordingId, [...recordingIds]))
    .orderBy(asc(recordingId), asc(side), asc(take), asc(number));
};

/** Deletes the rows of a locked recording's sound. Returns the keys of its files, to be removed after the commit. */
export async function deleteSound(transaction: Transaction, recordingId: string): Promise<string[]> {
  const gone = await transaction
    .delete(lessonRecordingChunks)
    .where(eq(lessonRecordingChunks.recordingId, recordingId))
    .returning();
  return gone.map(soundKey);
}

/** The ids among these whose sound is stored, of anybody. */
export async function listRecordingsThere(
  database: DatabaseOrTransaction,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await database
    .select({ id: lessonRecordings.id })
    .from(lessonRecordings)
    .where(and(inArray(lessonRecordings.id, [...ids]), isNull(lessonRecordings.deletedAt)));
  return rows.map(({ id }) => id);
}

/** All recordings of an account, as learner or teacher, with their history and their chunks. */
export async function listOwnRecordings(database: DatabaseOrTransaction, accountId: string) {
  const recordings = await database
    .select()
    .from(lessonRecordings)
    .where(or(eq(lessonRecordings.learnerId, accountId), eq(lessonRecordings.teacherId, accountId)))
    .orderBy(asc(lessonRecordings.askedAt));
  const ids = recordings.map(({ id }) => id);
  return {
    recordings,
    acts: await database
      .select()
      .from(lessonRecordingActs)
      .where(inArray(lessonRecordingActs.recordingId, ids))
      .orderBy(asc(lessonRecordingActs.number)),
    chunks: await listChunks(database, ids),
  };
}

/** Deletes the recordings of an account with all that is known of them. Returns the keys of the files of both sides. */
export async function deleteOwnRecordings(transaction: Transaction, accountId: string): Promise<string[]> {
  const { recordings } = await listOwnRecordings(transaction, accountId);
  const keys: string[] = [];
  for (const { id } of recordings) {
    await lockRecording(transaction, id);
    keys.push(...(await deleteSound(transaction, id)));
    await transaction.delete(lessonRecordings).where(eq(lessonRecordings.id, id));
  }
  return keys;
}
