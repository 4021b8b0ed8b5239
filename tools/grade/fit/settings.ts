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
  /**
   * How the scores of each task become bands: along a line or a bent curve, and pulled apart towards the spread of the
   * marks, 0 not at all, 1 fully.
   */
  readonly scale: Readonly<Record<1 | 2, { readonly degree: 1 | 3; readonly stretch: number }>>;
};

export const FIT_SETTINGS: FitSettings = {
  seed: 9,
  width: 0.0015,
  waveCount: 4096,
  gramShares: { words: 0.25, phrases: 0.35, letters: 0.25, tags: 0.5, forms: 0.5 },
  penalty: 0.5,
  scale: { 1: { degree: 3, stretch: 1 }, 2: { degree: 1, stretch: 0.25 } },
};
