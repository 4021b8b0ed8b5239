import type { GramKind } from './gram-counts.ts';

/**
 * How a measure is brought to the scale of all: by its place among the essays. `values` ascend, and `places` are what a
 * normal distribution has there, mean 0 and deviation 1. Between two values the place follows a line.
 */
export type MeasureScale = {
  readonly name: string;
  readonly values: readonly number[];
  readonly places: readonly number[];
};

/** The part of the model that reads runs of words, letters or forms. Both lists have a number for every bucket. */
export type GramModel = {
  /** What a run of a bucket counts: how rare it is, or for phrases how differently good and weak essays use it. */
  readonly importance: ArrayLike<number>;
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
