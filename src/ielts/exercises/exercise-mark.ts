import type { Mark } from '../marking/mark.ts';

/** A word of an answer, and whether it stands in the nearest accepted one. */
export type MarkedWord = { readonly text: string; readonly right: boolean };

/**
 * The verdict on one answer. `words` shows a wrong sentence word by word. What is written or said freely is `unmarked`: a
 * learner compares it with the models.
 */
export type ExerciseMark =
  | (Mark & { readonly words?: readonly MarkedWord[] | undefined })
  | { readonly rule: 'unmarked'; readonly accepted: readonly string[] };

/** The answer to `correct` that leaves the sentence as it is. */
export const RIGHT_ALREADY = '=';
