import type { ExerciseBlock } from './lesson-content.ts';
import type { LessonAnswerKey } from './lesson-key.ts';

/** The questions of one attempt at a module test, numbered from 1, with their keys. */
export type DrawnTest = {
  readonly blocks: readonly ExerciseBlock[];
  readonly key: readonly LessonAnswerKey[];
  /** Where the questions come from. A later attempt draws others. */
  readonly units: readonly string[];
};

export type TestAnswers = Readonly<Record<string, { readonly value: string; readonly sequence: number }>>;

/** The right part that passes. */
export const PASS_PART = 0.7;

export const isPassed = (right: number, questions: number): boolean =>
  questions > 0 && right >= questions * PASS_PART;
