import type { ExerciseModel, ExerciseSolution } from '#ielts/exercises/exercise-key.ts';
import { WRITING_CRITERIA, type Localised } from '#ielts/marking/model-answers.ts';

/** The solution of one question with its reason. It is shown after the answer and never before. */
export type LessonAnswerKey = {
  readonly number: number;
  readonly solution: ExerciseSolution;
  /** Null: something written or said freely, which has models instead. */
  readonly explanation: Localised | null;
  readonly evidence: readonly { readonly paragraph: string; readonly quote: string }[];
  /** Tags of what the question practises, and of the error behind a wrong answer. */
  readonly skill: string;
  readonly error: string | null;
  /** Of a module test: the lesson to look at again, as `<module>.<lesson>`. */
  readonly lesson: string | null;
};

/** The criteria of essays and of spoken answers. */
export const TASK_CRITERIA = [...WRITING_CRITERIA, 'fluency-and-coherence', 'pronunciation'] as const;

/** A model of a scored task at a band, with comments by criterion. */
export type TaskModel = {
  readonly band: number;
  readonly text: string;
  readonly comments: readonly {
    readonly criterion: (typeof TASK_CRITERIA)[number];
    readonly text: Localised;
  }[];
};

export type LessonKey = {
  readonly answers: readonly LessonAnswerKey[];
  /** Models of "Use it", the lower band first. */
  readonly useModels: readonly ExerciseModel[];
  readonly taskModels: readonly TaskModel[];
};
