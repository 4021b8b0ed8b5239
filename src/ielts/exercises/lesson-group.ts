import type { Localised } from '../marking/model-answers.ts';
import type { QuestionGroup } from '../question-types/registry.ts';
import type { ExerciseGroup, ExerciseType } from './exercise-types.ts';

/** A group of questions of a lesson or a practice set. */
export type LessonGroup = QuestionGroup | ExerciseGroup;

/** A group of a lesson or a practice set may add one sentence to the heading of its type. */
export type ShownGroup = LessonGroup & { readonly instruction?: Localised | undefined };

const TYPES = {
  cloze: true,
  correct: true,
  transform: true,
  reorder: true,
  match: true,
  classify: true,
  'word-form': true,
  spot: true,
  chart: true,
  dictation: true,
  pair: true,
  write: true,
  record: true,
} as const satisfies Readonly<Record<ExerciseType, true>>;

/** Whether a group is of a type that lessons and practice add to the test's. */
export function isExerciseGroup(group: LessonGroup): group is ExerciseGroup {
  return Object.prototype.hasOwnProperty.call(TYPES, group.type);
}

const ANSWERED_AS_ONE: ReadonlySet<LessonGroup['type']> = new Set([
  'cloze',
  'form-completion',
  'note-completion',
  'table-completion',
  'flow-chart-completion',
  'summary-completion',
  'diagram-labelling',
  'plan-labelling',
  'map-labelling',
  'multiple-choice-several',
] as const);

/** Whether the questions of a group share a text, a picture or a list, so that they cannot be shown one at a time. */
export const isAnsweredAsOne = ({ type }: Pick<LessonGroup, 'type'>): boolean => ANSWERED_AS_ONE.has(type);
