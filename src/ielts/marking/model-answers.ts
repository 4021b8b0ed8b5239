import type { WritingTask } from '../paper/writing-paper.ts';

export type Localised = Readonly<Record<'en' | 'zh-Hant', string>>;

/** The criteria of Writing; `task-achievement` is that of a description or letter, `task-response` that of an essay. */
export const WRITING_CRITERIA = [
  'task-achievement',
  'task-response',
  'coherence-and-cohesion',
  'lexical-resource',
  'grammatical-range-and-accuracy',
] as const;
export type WritingCriterion = (typeof WRITING_CRITERIA)[number];

/** A model answer at a band, with an examiner's comments. Empty lines separate paragraphs. */
export type WritingModel = {
  readonly band: number;
  readonly text: string;
  readonly comments: readonly { readonly criterion: WritingCriterion; readonly text: Localised }[];
};
export type WritingKey = {
  readonly skill: 'writing';
  readonly tasks: readonly { readonly number: number; readonly models: readonly WritingModel[] }[];
};

export type SpeakingModel = {
  /** The id of the question; `card` is the talk. */
  readonly question: string;
  readonly band: number;
  readonly text: string;
  readonly comment?: Localised | undefined;
};
export type SpeakingKey = { readonly skill: 'speaking'; readonly models: readonly SpeakingModel[] };

/** The four criteria of a task: an essay has `task-response`, a description or a letter `task-achievement`. */
export function criteriaOfTask(type: WritingTask['type']): readonly WritingCriterion[] {
  const other = type === 'essay' ? 'task-achievement' : 'task-response';
  return WRITING_CRITERIA.filter((criterion) => criterion !== other);
}
