import type { BandMap } from '#features/grading/domain/model/band-model.ts';
import { mean, quantile } from '#features/grading/domain/measures/statistics.ts';
import type { LocalGrade } from '#features/grading/server/local/local-grade.ts';
import type { Calibration } from '#features/grading/server/model/calibration-file.ts';
import { bandsOfReading } from '#features/grading/server/model/grade-reading.ts';
import type { TextReading } from '#features/grading/server/model/read-text.ts';
import { biasByBand, measureAgreement, type BandPair } from '../agreement.ts';
import { calibrationFolds } from './calibration-folds.ts';
import { fitIsotonic, type ScorePair } from './isotonic.ts';

/** A marked essay with what both graders said of it. */
export type ReadEssay = {
  readonly prompt: string;
  readonly band: number;
  readonly local: LocalGrade;
  readonly reading: TextReading;
};

export type FittedCalibration = Pick<
  Calibration,
  'method' | 'map' | 'below' | 'above' | 'before' | 'figures'
>;

/** Fewer essays than this say how severe a model is, and not how its scale bends. */
const LEAST_FOR_ISOTONIC = 150;
/** While folds are fitted, and at most in the end: half a range, and a whole one. */
const HALF_RANGE = 0.75;
const WIDEST_RANGE = 1.5;
const NARROWEST_REACH = 0.25;

/** Fits the map of one task, and measures it on essays that took no part in their fold's fit. */
export function fitCalibration(essays: readonly ReadEssay[]): FittedCalibration {
  const folds = calibrationFolds(essays);
  const leftOut = essays.map((essay, at) => {
    const { map } = fitMap(essays.filter((_, other) => folds[other] !== folds[at]));
    const calibration = { map, below: HALF_RANGE, above: HALF_RANGE };
    return bandsOfReading(essay.local, essay.reading, calibration);
  });
  const residuals = essays
    .map(({ band }, at) => band - (leftOut[at]?.estimate ?? 0))
    .sort((one, other) => one - other);
  return {
    ...fitMap(essays),
    ...reachOf(-quantile(residuals, 0.1), quantile(residuals, 0.9)),
    before: figuresOf(
      essays.map(({ band, local, reading }) => ({
        given: band,
        graded: bandsOfReading(local, reading, undefined).band,
      })),
    ),
    figures: figuresOf(essays.map(({ band }, at) => ({ given: band, graded: leftOut[at]?.band ?? 0 }))),
  };
}

function fitMap(essays: readonly ReadEssay[]): {
  readonly method: Calibration['method'];
  readonly map: Calibration['map'];
} {
  const pairs = essays.map(({ band, local, reading }) => ({
    score: bandsOfReading(local, reading, undefined).raw,
    band,
  }));
  const isIsotonic = pairs.length >= LEAST_FOR_ISOTONIC;
  const { scores, bands } = isIsotonic ? fitIsotonic(pairs) : fitOffset(pairs);
  return { method: isIsotonic ? 'isotonic' : 'offset', map: { scores: [...scores], bands: [...bands] } };
}

/** How far marks are from scores, for all alike. */
function fitOffset(pairs: readonly ScorePair[]): BandMap {
  const offset = mean(pairs.map(({ score, band }) => band - score));
  const bandAt = (score: number) => Math.round((score + offset) * 10_000) / 10_000;
  return { scores: [1, 9], bands: [bandAt(1), bandAt(9)] };
}

/** A range holds four of five left-out marks, unless it would be wider than any range may be. */
function reachOf(down: number, up: number): { readonly below: number; readonly above: number } {
  const [wishedBelow, wishedAbove] = [Math.max(NARROWEST_REACH, down), Math.max(NARROWEST_REACH, up)];
  const sum = wishedBelow + wishedAbove;
  if (sum <= WIDEST_RANGE) return { below: roundDown(wishedBelow), above: roundDown(wishedAbove) };
  const share = (WIDEST_RANGE * wishedBelow) / sum;
  const below = roundDown(Math.min(WIDEST_RANGE - NARROWEST_REACH, Math.max(NARROWEST_REACH, share)));
  return { below, above: roundDown(WIDEST_RANGE - below) };
}

function roundDown(value: number): number {
  return Math.floor(value * 1_000 + 1e-6) / 1_000;
}

function figuresOf(pairs: readonly BandPair[]): Calibration['figures'] {
  return { ...measureAgreement(pairs), bias: [...biasByBand(pairs)] };
}
