import type { Picture } from '../question-types/labellings.ts';

/** The tasks of Writing as the candidate sees them. English, like the test. */

export const CHART_KINDS = ['line', 'bar', 'pie', 'table'] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

/** Figures to be described. Every series has a value for every category; a pie chart has a pie for every series. */
export type Chart = {
  readonly kind: ChartKind;
  readonly title: string;
  /** What the values count, such as `%` or `thousands of tonnes`. */
  readonly unit: string;
  readonly categoryLabel: string;
  readonly categories: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
  readonly source?: string | undefined;
};

type Task = {
  /** 1 or 2. */
  readonly number: number;
  /** How long the candidate is advised to take. */
  readonly minutes: number;
  readonly minWords: number;
  readonly prompt: string;
};

/** A drawing of what is to be described, such as the steps of a process. Its charts have the figures. */
export type TaskPicture = Picture & { readonly title: string };

export type WritingTask =
  | (Task & {
      readonly type: 'chart';
      readonly charts: readonly Chart[];
      readonly picture?: TaskPicture | undefined;
    })
  | (Task & {
      readonly type: 'letter';
      /** What the letter must do. */
      readonly points: readonly string[];
      /** `Dear Sir or Madam,` */
      readonly opening: string;
    })
  | (Task & { readonly type: 'essay' });

export type WritingSection = {
  readonly skill: 'writing';
  readonly durationMinutes: number;
  readonly tasks: readonly WritingTask[];
};
