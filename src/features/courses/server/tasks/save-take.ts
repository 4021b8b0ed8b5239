import type { Database, Transaction } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/create-file-store.ts';
import { readFiles } from '#platform/files/read-files.ts';
import {
  formatByHead,
  MAX_RECORDING_BYTES,
  RECORDING_TYPES,
  recordingFormat,
} from '#platform/recordings/recording-file.ts';
import {
  answerTakes,
  joinableChunks,
  listTaskQuestions,
  MAX_TASK_BYTES,
  MOST_TAKES,
} from '../../domain/spoken-task.ts';
import type { Learner } from '../access/learner.ts';
import type { OpenLesson } from '../access/open-lesson.ts';
import type { CourseDependencies } from '../course-dependencies.ts';
import { lockEnrolment } from '../progress/progress-store.ts';
import { recordProgress } from '../progress/record-progress.ts';
import { takeChunkKey, takeKey, type TakeName } from './take-files.ts';
import {
  deleteTakes,
  finishTakeRow,
  holdTake,
  holdTask,
  keepTakeChunk,
  listTakeChunks,
  listTakes,
  type StoredTake,
  type TakeChunk,
} from './take-store.ts';
import { submitDraft, type StoredTask } from './task-store.ts';

type Dependencies = Pick<CourseDependencies, 'clock' | 'ids' | 'files'> & { readonly database: Database };
type Refused<R extends string> = { readonly ok: false; readonly refusal: R };
/** A take of a question. */
export type TakeOf = { readonly question: string; readonly take: string };

const NO_TEXT = { text: '', sequence: 0 };
const bytesOf = (chunks: readonly { readonly bytes: number | null }[]) =>
  chunks.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0);
const isOfTake = (take: TakeOf) => (chunk: TakeOf) =>
  chunk.take === take.take && chunk.question === take.question;

/** Whether a lesson has a spoken task, and the task this question. */
function findRefusal(
  { loaded }: OpenLesson,
  question?: string,
): 'task-unknown' | 'question-unknown' | undefined {
  const block = loaded.content.blocks.find(({ kind }) => kind === 'task');
  if (block?.kind !== 'task' || block.task.skill !== 'speaking') return 'task-unknown';
  if (question === undefined) return undefined;
  return listTaskQuestions(block.task.parts).some(({ id }) => id === question)
    ? undefined
    : 'question-unknown';
}

/** The draft of a learner in an open lesson, locked; or the submission. */
export async function holdOpenTask(
  transaction: Transaction,
  { clock, ids }: Pick<Dependencies, 'clock' | 'ids'>,
  { candidateId, candidates }: Learner,
  { loaded: { content } }: OpenLesson,
): Promise<StoredTask> {
  return holdTask(transaction, candidates, {
    candidateId,
    course: content.course,
    lesson: content.slug,
    id: ids.uuid(),
    version: content.version,
    savedAt: clock.now(),
    ...NO_TEXT,
  });
}

export type SaveTakeChunkRefusal =
  | 'task-unknown'
  | 'question-unknown'
  | 'task-over'
  | 'recording-finished'
  | 'recording-too-large'
  | 'recording-budget'
  | 'recording-unplayable';

/**
 * Stores one chunk of a take; it is on disk when this resolves. A repeated chunk replaces itself. Refused: the task was
 * submitted or the take is finished; the chunk, the take or the task would be too large; the sender may store no more
 * this hour (`mayStore`); a first chunk has no header of a recording.
 */
export async function saveTakeChunk(
  dependencies: Dependencies,
  learner: Learner,
  open: OpenLesson,
  { number, ...named }: TakeOf & { readonly number: number },
  content: Uint8Array,
  mayStore: (bytes: number) => Promise<boolean>,
): Promise<{ readonly ok: true } | Refused<SaveTakeChunkRefusal>> {
  const { database, clock, ids, files } = dependencies;
  const refusal = findRefusal(open, named.question);
  if (refusal) return { ok: false, refusal };
  if (number === 0 && !formatByHead(content)) return { ok: false, refusal: 'recording-unplayable' };
  if (!(await mayStore(content.length))) return { ok: false, refusal: 'recording-budget' };
  return database.transaction(async (transaction) => {
    const now = clock.now();
    await lockEnrolment(transaction, {
      candidateId: learner.candidateId,
      course: open.course.slug,
      id: ids.uuid(),
      startedAt: now,
      accessUntil: open.accessUntil,
    });
    const task = await holdOpenTask(transaction, dependencies, learner, open);
    if (task.state !== 'draft') return { ok: false, refusal: 'task-over' };
    const takes = await listTakes(transaction, task);
    const stored = takes.find(isOfTake(named));
    if (stored?.finishedAt) return { ok: false, refusal: 'recording-finished' };
    const chunks = (await listTakeChunks(transaction, task)).filter(
      (chunk) => !(isOfTake(named)(chunk) && chunk.number === number),
    );
    const size = bytesOf(chunks.filter(isOfTake(named))) + content.length;
    const all = bytesOf(takes) + bytesOf(chunks) + content.length;
    if (size > MAX_RECORDING_BYTES || all > MAX_TASK_BYTES || (!stored && takes.length >= MOST_TAKES)) {
      return { ok: false, refusal: 'recording-too-large' };
    }
    const key = { candidateId: task.candidateId, taskId: task.id, ...named };
    await holdTake(transaction, key, now);
    // The file is on disk before its row exists. A file without a row is swept away.
    await files.put(takeChunkKey(key, number), content);
    await keepTakeChunk(transaction, key, { number, bytes: content.length }, now);
    return { ok: true };
  });
}

/** Writes the chunks of a take as one recording. False: a file is missing, or nothing in it can be played. */
async function joinTake(
  transaction: Transaction,
  { files, clock }: Dependencies,
  take: StoredTake,
  chunks: readonly TakeChunk[],
  durationMs: number | null,
): Promise<boolean> {
  const content = await readFiles(
    files,
    chunks.map(({ number }) => takeChunkKey(take, number)),
  );
  const format = recordingFormat(content);
  if (!format || content.length !== bytesOf(chunks)) return false;
  await files.put(takeKey(take), content);
  const finished = { mediaType: RECORDING_TYPES[format], bytes: content.length, durationMs };
  await finishTakeRow(transaction, take, { ...finished, finishedAt: clock.now() });
  return true;
}

const keysOf = (take: TakeName, chunks: readonly (TakeChunk & TakeOf)[]) => [
  takeKey(take),
  ...chunks.filter(isOfTake(take)).map(({ number }) => takeChunkKey(take, number)),
];

/** Removes files after the commit: a take that was not finished must find its chunks again. */
async function removeAll(files: FileStore, keys: readonly string[]): Promise<void> {
  for (const key of keys) await files.remove(key);
}

export type FinishTakeRefusal =
  | 'task-unknown'
  | 'question-unknown'
  | 'task-over'
  | 'recording-incomplete'
  | 'recording-unplayable';

/**
 * Joins a take when all of its chunks are stored. From then on it is the answer to its question, and earlier finished
 * takes of the question are deleted. Refused: the task was submitted; chunks are missing or have the wrong size; nothing in it can
 * be played. A repeated call changes nothing.
 */
export async function finishTake(
  dependencies: Dependencies,
  learner: Learner,
  open: OpenLesson,
  take: TakeOf & { readonly chunks: number; readonly bytes: number; readonly durationMs: number },
): Promise<{ readonly ok: true; readonly task: StoredTask } | Refused<FinishTakeRefusal>> {
  const { database, files } = dependencies;
  const refusal = findRefusal(open, take.question);
  if (refusal) return { ok: false, refusal };
  let unused: readonly string[] = [];
  const result = await database.transaction(
    async (
      transaction,
    ): Promise<{ readonly ok: true; readonly task: StoredTask } | Refused<FinishTakeRefusal>> => {
      const task = await holdOpenTask(transaction, dependencies, learner, open);
      const takes = await listTakes(transaction, task);
      const stored = takes.find(isOfTake(take));
      if (stored?.finishedAt) return { ok: true, task };
      if (task.state !== 'draft') return { ok: false, refusal: 'task-over' };
      if (!stored) return { ok: false, refusal: 'recording-incomplete' };
      const chunks = await listTakeChunks(transaction, task);
      const own = chunks.filter(isOfTake(take));
      const isComplete = joinableChunks(own).length === take.chunks && bytesOf(own) === take.bytes;
      if (!isComplete || own.length === 0) return { ok: false, refusal: 'recording-incomplete' };
      if (!(await joinTake(transaction, dependencies, stored, own, take.durationMs))) {
        return { ok: false, refusal: 'recording-unplayable' };
      }
      const earlier = takes.filter(
        (each) =>
          each.question === take.question &&
          // Another device may still send the chunks of one that is not finished.
          each.finishedAt !== null &&
          each.startedAt.getTime() <= stored.startedAt.getTime(),
      );
      await deleteTakes(transaction, earlier);
      unused = [
        ...own.map(({ number }) => takeChunkKey(stored, number)),
        ...earlier.flatMap((each) => keysOf(each, chunks)),
      ];
      return { ok: true, task };
    },
  );
  await removeAll(files, unused);
  return result;
}

/**
 * Submits a spoken task for good. An interrupted take is joined as far as it goes where its question has no other answer.
 * All other takes are deleted. Refused: nothing was recorded. A second submission changes nothing.
 */
export async function submitSpokenTask(
  dependencies: Dependencies & Pick<CourseDependencies, 'courses'>,
  learner: Learner,
  open: OpenLesson,
): Promise<{ readonly ok: true; readonly task: StoredTask } | Refused<'task-unknown' | 'task-empty'>> {
  const refusal = findRefusal(open);
  if (refusal) return { ok: false, refusal: 'task-unknown' };
  let unused: readonly string[] = [];
  const { result } = await recordProgress(dependencies, learner, open, async (transaction) => {
    const task = await holdOpenTask(transaction, dependencies, learner, open);
    if (task.state !== 'draft') return { ok: true, task } as const;
    const takes = await listTakes(transaction, task);
    const chunks = await listTakeChunks(transaction, task);
    const answered = new Set(takes.filter(({ finishedAt }) => finishedAt).map(({ question }) => question));
    const joined: StoredTake[] = [];
    // The latest first: it is the one that the learner meant.
    for (const take of takes.toReversed()) {
      if (answered.has(take.question)) continue;
      const own = joinableChunks(chunks.filter(isOfTake(take)));
      if (own.length === 0 || !(await joinTake(transaction, dependencies, take, own, null))) continue;
      answered.add(take.question);
      joined.push(take);
    }
    if (answered.size === 0) return { ok: false, refusal: 'task-empty' } as const;
    const now = dependencies.clock.now();
    await submitDraft(transaction, task, now, open.loaded.content.version);
    const answers = answerTakes(
      (await listTakes(transaction, task)).map((take) => ({
        ...take,
        finishedAt: take.finishedAt?.toISOString() ?? null,
      })),
    );
    const others = takes.filter((take) => answers.get(take.question)?.take !== take.take);
    await deleteTakes(transaction, others);
    unused = [
      ...others.flatMap((take) => keysOf(take, chunks)),
      ...joined.flatMap((take) => keysOf(take, chunks).slice(1)),
    ];
    return { ok: true, task: { ...task, state: 'submitted', submittedAt: now } } as const;
  });
  await removeAll(dependencies.files, unused);
  return result;
}
