import type { Clock } from '#platform/clock/clock.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/create-file-store.ts';
import { readFiles } from '#platform/files/read-files.ts';
import { currentDeadline } from '../../domain/attempts/attempt.ts';
import {
  formatByHead,
  MAX_RECORDING_BYTES,
  RECORDING_TYPES,
  recordingFormat,
} from '#platform/recordings/recording-file.ts';
import { STRETCH, wholeStretches } from '../../domain/speaking/chunk-stretches.ts';
import { listResponses, WHOLE_INTERVIEW } from '#ielts/paper/speaking-paper.ts';
import { findAttempt, keyOf, type AttemptQuery, type StoredAttempt } from '../attempts/attempt-store.ts';
import { chunkKey, recordingKey } from './recording-files.ts';
import {
  countBytes,
  findResponseForUpdate,
  finishResponse,
  holdResponse,
  keepChunk,
  listChunks,
  type ResponseKey,
  type StoredChunk,
} from './response-store.ts';
import { getSectionVersion } from '#features/library/server/index.ts';

type Dependencies = { readonly database: Database; readonly clock: Clock; readonly files: FileStore };

/** All recordings and chunks of one attempt. A two-minute talk takes about half a million bytes. */
const MAX_ATTEMPT_BYTES = 80 * 1024 * 1024;

/** How long after the deadline a recording made in time may still arrive: a connection may be gone for a while. */
export const UPLOAD_GRACE_MS = 60 * 60_000;

type Refused<R extends string> = { readonly ok: false; readonly refusal: R };
type SeekRefusal = 'attempt-unknown' | 'question-unknown' | 'attempt-over';

async function findOpenResponse(
  { database, clock }: Dependencies,
  query: AttemptQuery,
  question: string,
): Promise<{ readonly ok: true; readonly attempt: StoredAttempt } | Refused<SeekRefusal>> {
  const attempt = await findAttempt(database, query);
  if (!attempt) return { ok: false, refusal: 'attempt-unknown' };
  const { section } = await getSectionVersion(database, attempt.sectionVersion);
  const isKnown =
    section.skill === 'speaking' &&
    (question === WHOLE_INTERVIEW || listResponses(section).some(({ id }) => id === question));
  if (!isKnown) return { ok: false, refusal: 'question-unknown' };
  const now = clock.now().getTime();
  if (now > currentDeadline(attempt, now) + UPLOAD_GRACE_MS) return { ok: false, refusal: 'attempt-over' };
  return { ok: true, attempt };
}

export type ChunkOutcome =
  /** `late`: the answer was joined before, so the chunk is stored next to it. */
  | { readonly ok: true; readonly late: boolean }
  | Refused<
      SeekRefusal | 'recording-finished' | 'recording-too-large' | 'recording-budget' | 'recording-unplayable'
    >;

/**
 * Stores one chunk of a recording; it is on disk when this resolves. A repeated chunk replaces itself. A chunk that
 * arrives after the answer was joined is stored next to it. Refusals: the chunk is in the finished recording; it, or
 * all chunks of the attempt, would be too large; the sender may store no more this hour (`mayStore`); a first chunk has
 * no header of a recording.
 */
export async function saveChunk(
  dependencies: Dependencies,
  query: AttemptQuery,
  { question, number }: { readonly question: string; readonly number: number },
  content: Uint8Array,
  mayStore: (bytes: number) => Promise<boolean>,
): Promise<ChunkOutcome> {
  const { database, clock, files } = dependencies;
  const found = await findOpenResponse(dependencies, query, question);
  if (!found.ok) return found;
  // A device starts at the beginning of a stretch. Its first chunk shows the format of the rest.
  if (number % STRETCH === 0 && !formatByHead(content)) return { ok: false, refusal: 'recording-unplayable' };
  if (!(await mayStore(content.length))) return { ok: false, refusal: 'recording-budget' };
  const key = keyOf(found.attempt);
  return database.transaction(async (transaction): Promise<ChunkOutcome> => {
    const response = await holdResponse(transaction, key, question, clock.now());
    const late = response.finishedAt !== null;
    // Recordings from before chunks were recorded do not say what they contain.
    if (late && response.chunks?.some((each) => each.number === number) !== false) {
      return { ok: false, refusal: 'recording-finished' };
    }
    const others = (await listChunks(transaction, key, question)).filter((each) => each.number !== number);
    const size = sizeOf(others) + (response.bytes ?? 0) + content.length;
    const all = (await countBytes(transaction, key)) + content.length;
    if (size > MAX_RECORDING_BYTES || all > MAX_ATTEMPT_BYTES) {
      return { ok: false, refusal: 'recording-too-large' };
    }
    // The file is on disk before its row exists. A file without a row is swept away.
    await files.put(chunkKey(key.attemptId, question, number), content);
    await keepChunk(transaction, key, question, { number, bytes: content.length }, clock.now());
    return { ok: true, late };
  });
}

/** The part of an answer that one device recorded: the count of its chunks, the number of the first, and the bytes. */
type RecordedSize = { readonly from: number; readonly chunks: number; readonly bytes: number };

export type FinishOutcome =
  | { readonly ok: true; readonly mediaType: string; readonly bytes: number }
  | Refused<SeekRefusal | 'recording-incomplete' | 'recording-unplayable'>;

/**
 * Joins a recording once all chunks of the calling device are stored (`chunks` of them, numbered from `from`). It
 * succeeds only when the file is on disk and can be played. Chunks of other devices are included as far as they have
 * arrived, up to the first gap. Refusals: chunks are missing or have the wrong size; nothing in it can be played. A
 * repeated call returns the same answer.
 */
export async function finishRecording(
  dependencies: Dependencies,
  query: AttemptQuery,
  { question, chunks, bytes, from }: RecordedSize & { readonly question: string },
): Promise<FinishOutcome> {
  const { database, clock, files } = dependencies;
  const found = await findOpenResponse(dependencies, query, question);
  if (!found.ok) return found;
  const key = keyOf(found.attempt);
  let numbers: readonly number[] = [];
  const outcome = await database.transaction(async (transaction): Promise<FinishOutcome> => {
    const response = await holdResponse(transaction, key, question, clock.now());
    if (response.finishedAt && response.mediaType !== null && response.bytes !== null) {
      return { ok: true, mediaType: response.mediaType, bytes: response.bytes };
    }
    const storedChunks = await listChunks(transaction, key, question);
    const own = storedChunks.filter(({ number }) => number >= from && number < from + STRETCH);
    const complete = own.length === chunks && own.every(({ number }, place) => number === from + place);
    const whole = wholeStretches(storedChunks);
    if (!complete || whole.length === 0 || sizeOf(own) !== bytes) {
      return { ok: false, refusal: 'recording-incomplete' };
    }
    numbers = whole.map(({ number }) => number);
    return putTogether(transaction, dependencies, { ...key, question }, whole);
  });
  if (outcome.ok) await removeChunks(files, { ...key, question }, numbers);
  return outcome;
}

/**
 * Joins the stored chunks of an abandoned answer, so it can be heard and judged. False: it was finished meanwhile, it
 * is gone, or nothing in it can be played.
 */
export async function finishLeftRecording(dependencies: Dependencies, key: ResponseKey): Promise<boolean> {
  const { database, files } = dependencies;
  let numbers: readonly number[] = [];
  const finished = await database.transaction(async (transaction) => {
    const response = await findResponseForUpdate(transaction, key);
    if (!response || response.finishedAt) return false;
    const whole = wholeStretches(await listChunks(transaction, key, key.question));
    numbers = whole.map(({ number }) => number);
    return whole.length > 0 && (await putTogether(transaction, dependencies, key, whole)).ok;
  });
  if (finished) await removeChunks(files, key, numbers);
  return finished;
}

/** Writes chunks as one recording, and records it. The transaction must hold the response's lock. */
async function putTogether(
  transaction: Transaction,
  { files, clock }: Dependencies,
  key: ResponseKey,
  chunks: readonly StoredChunk[],
): Promise<
  | { readonly ok: true; readonly mediaType: string; readonly bytes: number }
  | Refused<'recording-incomplete' | 'recording-unplayable'>
> {
  const { attemptId, question } = key;
  const content = await readFiles(
    files,
    chunks.map(({ number }) => chunkKey(attemptId, question, number)),
  );
  if (content.length !== sizeOf(chunks)) return { ok: false, refusal: 'recording-incomplete' };
  const format = recordingFormat(content);
  if (!format) return { ok: false, refusal: 'recording-unplayable' };
  await files.put(recordingKey(attemptId, question), content);
  const mediaType = RECORDING_TYPES[format];
  const bytes = content.length;
  await finishResponse(transaction, key, question, { mediaType, bytes, finishedAt: clock.now(), chunks });
  return { ok: true, mediaType, bytes };
}

/** Runs only after the commit: a recording that was not finished must find its chunks again. */
async function removeChunks(
  files: FileStore,
  { attemptId, question }: ResponseKey,
  numbers: readonly number[],
): Promise<void> {
  for (const number of numbers) await files.remove(chunkKey(attemptId, question, number));
}

const sizeOf = (chunks: readonly { readonly bytes: number }[]) =>
  chunks.reduce((sum, { bytes }) => sum + bytes, 0);
