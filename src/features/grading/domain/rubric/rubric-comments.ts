import type { Localised } from '#ielts/marking/model-answers.ts';
import { LANGUAGE_COMMENTS } from './language-comments.ts';
import type { Level, QuestionId } from './rubric-questions.ts';
import { TASK_COMMENTS } from './task-comments.ts';

/**
 * What a learner reads about a quote: one comment for every question and answer. A model chooses the answer, and never
 * writes a word that a learner sees.
 */
export const RUBRIC_COMMENTS: Readonly<Record<QuestionId, Readonly<Record<Level, Localised>>>> = {
  ...TASK_COMMENTS,
  ...LANGUAGE_COMMENTS,
};
