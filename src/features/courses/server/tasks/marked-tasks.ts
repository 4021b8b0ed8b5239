import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import type { FileStore, StoredFile } from '#platform/files/create-file-store.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import { answerTakes } from '../../domain/spoken-task.ts';
import { takeKey, type TakeName } from './take-files.ts';
import { listTakes } from './take-store.ts';
import { findTask, type StoredTask } from './task-store.ts';

/** The recorded answer to a question of a spoken task. */
export type TaskAnswer = {
  readonly question: string;
  readonly take: string;
  readonly mediaType: string | null;
  readonly durationMs: number | null;
};

/** The work at a scored task as teachers’ marking takes it over. */
export type TaskToMark = Pick<StoredTask, 'candidateId' | 'id' | 'state' | 'text'> & {
  readonly answers: ReadonlyMap<string, TaskAnswer>;
};

/** The work of some candidates at the task of a lesson; undefined: there is none. */
export async function findTaskToMark(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  place: { readonly course: string; readonly lesson: string },
): Promise<TaskToMark | undefined> {
  const task = await findTask(database, candidates, place);
  if (!task) return undefined;
  const takes = (await listTakes(database, task)).map((take) => ({
    ...take,
    finishedAt: take.finishedAt?.toISOString() ?? null,
  }));
  const { candidateId, id, state, text } = task;
  return { candidateId, id, state, text, answers: answerTakes(takes) };
}

/** The file of a take; undefined: it was deleted. */
export const findTakeFile = (files: FileStore, take: TakeName): Promise<StoredFile | undefined> =>
  files.find(takeKey(take));
