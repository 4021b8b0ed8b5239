import type { GramCounts } from '#features/grading/domain/model/gram-counts.ts';

/** A marked essay as the fit sees it: numbers alone. */
export type PreparedEssay = {
  readonly task: 1 | 2;
  readonly prompt: string;
  readonly band: number;
  readonly measures: Readonly<Record<string, number>>;
  readonly grams: GramCounts;
};
