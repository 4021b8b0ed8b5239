import type { GramKind } from './gram-counts.ts';

/** How measures are brought to one scale: cut to `low` and `high`, then less the mean, then by the deviation. */
export type MeasureScale = {
  readonly name: string;
  readonly low: number;
  readonly high: number;
  readonly mean: number;
  readonly deviation: number;
};

/** The part of the model that reads runs of words, letters or forms. Both lists have a number for every bucket. */
export type GramModel = {
  /** How rare a bucket is among the essays: what a run of it counts. */
  readonly rarity: ArrayLike<number>;
  readonly weights: ArrayLike<number>;
};

/** A monotone line of segments from a score to a band: `scores` ascend, and `bands` never descend. */
export type BandMap = { readonly scores: readonly number[]; readonly bands: readonly number[] };

export type TaskPart = {
  readonly map: BandMap;
  /** How far the range of an estimate reaches below and above it, so that it holds 80 % of the marks. */
  readonly below: number;
  readonly above: number;
};

/** A linear reading of one criterion's measures: a base, and a weight for every scaled measure of the criterion. */
export type CriterionPart = { readonly base: number; readonly weights: Readonly<Record<string, number>> };

export type CriterionName = 'task' | 'cohesion' | 'lexis' | 'grammar';

/** All fitted numbers. It holds no text of the essays that it was fitted on. */
export type BandModel = {
  /** The mean mark of each task, from which scores differ. */
  readonly base: Readonly<Record<1 | 2, number>>;
  readonly measures: readonly MeasureScale[];
  /** Random waves over the measures, which stand for a Gaussian kernel. The waves follow from the seed. */
  readonly waves: { readonly seed: number; readonly width: number; readonly weights: ArrayLike<number> };
  readonly grams: Readonly<Record<GramKind, GramModel>>;
  readonly tasks: Readonly<Record<1 | 2, TaskPart>>;
  readonly criteria: Readonly<Record<CriterionName, CriterionPart>>;
};
