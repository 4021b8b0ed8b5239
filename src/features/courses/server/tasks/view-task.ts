import type { z } from 'zod';
import type { Language } from '#platform/i18n/language.ts';
import type { taskStateSchema } from '../../contract.ts';
import type { LessonKey } from '../../domain/lesson-key.ts';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import { answerTakes } from '../../domain/spoken-task.ts';
import { listTakeChunks, listTakes } from './take-store.ts';
import type { StoredTask } from './task-store.ts';

type TaskView = z.input<typeof taskStateSchema>;

/**
 * What is recorded of a task: the answer to each question, and interrupted takes that are newer than it. Older ones do
 * not matter any more.
 */
async function viewTakes(database: DatabaseOrTransaction, task: StoredTask): Promise<TaskView['takes']> {
  const takes = (await listTakes(database, task)).map((take) => ({
    ...take,
    finishedAt: take.finishedAt?.toISOString() ?? null,
  }));
  if (takes.length === 0) return [];
  const chunks = await listTakeChunks(database, task);
  const answers = answerTakes(takes);
  return takes.flatMap((take) => {
    const answer = answers.get(take.question);
    if (answer && answer.take !== take.take && (take.finishedAt || take.startedAt < answer.startedAt))
      return [];
    const own = chunks.filter((each) => each.take === take.take && each.question === take.question);
    return [
      {
        question: take.question,
        take: take.take,
        finished: take.finishedAt !== null,
        duration_ms: take.durationMs,
        chunks: own.map(({ number, bytes }) => ({ number, bytes })),
      },
    ];
  });
}

/** The work at a scored task as its writer sees it. The models come with the submission, and never before. */
export async function viewTask(
  database: DatabaseOrTransaction,
  task: StoredTask,
  { taskModels }: Pick<LessonKey, 'taskModels'>,
  language: Language,
): Promise<TaskView> {
  const { state, text, sequence, submittedAt } = task;
  const models = taskModels.map((model) => ({
    band: model.band,
    text: model.text,
    comments: model.comments.map((comment) => ({
      criterion: comment.criterion,
      text: comment.text[language],
    })),
  }));
  return {
    state,
    text,
    sequence,
    submitted_at: submittedAt?.toISOString() ?? null,
    models: state === 'draft' ? [] : models,
    takes: await viewTakes(database, task),
  };
}
