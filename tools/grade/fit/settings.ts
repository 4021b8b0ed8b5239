import type { GramKind } from '#features/grading/domain/model/gram-counts.ts';

/** What the fit does not learn from the essays. docs/decisions/0039 says how these were chosen. */
export type FitSettings = {
  readonly seed: number;
  /** Of the Gaussian kernel that the waves stand for. */
  readonly width: number;
  readonly waveCount: number;
  /** The weight of each kind of runs against the waves. */
  readonly gramShares: Readonly<Record<GramKind, number>>;
  readonly penalty: number;
  /** How far the scores of each task are pulled apart towards the spread of the marks: 0 not at all, 1 fully. */
  readonly stretch: Readonly<Record<1 | 2, number>>;
};

export const FIT_SETTINGS: FitSettings = {
  seed: 9,
  width: 0.0015,
  waveCount: 4096,
  gramShares: { words: 0.25, letters: 0.25, tags: 0.5, forms: 0.5 },
  penalty: 0.5,
  stretch: { 1: 1, 2: 0.4 },
};
