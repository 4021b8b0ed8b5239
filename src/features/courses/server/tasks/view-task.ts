import type { z } from 'zod';
import type { Language } from '#platform/i18n/language.ts';
import type { taskStateSchema } from '../../contract.ts';
import type { LessonKey } from '../../domain/lesson-key.ts';
import type { StoredTask } from './task-store.ts';

/** The work at a scored task as its writer sees it. The models come with the submission, and never before. */
export function viewTask(
  { state, text, sequence, submittedAt }: StoredTask,
  { taskModels }: Pick<LessonKey, 'taskModels'>,
  language: Language,
): z.input<typeof taskStateSchema> {
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
  };
}
