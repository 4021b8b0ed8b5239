import type { BandMap, TaskPart } from '#features/grading/domain/model/band-model.ts';
import { deviation, mean, quantile } from '#features/grading/domain/measures/statistics.ts';
import { bandOfScore } from '#features/grading/domain/model/predict-score.ts';
import { cholesky, solveCholesky } from './cholesky.ts';

export type ScoredEssay = { readonly task: 1 | 2; readonly band: number; readonly score: number };

/** The share of marks that a range should hold. */
const COVERAGE = 0.8;
/** Beyond so many deviations there are too few scores for a curve: the map goes on with its last slope. */
const REACH = 2.8;
const KNOTS = 29;
/** How much the curve's bends are held back, for each essay. */
const BEND_PENALTY = 3;

/**
 * How scores of one task become bands: a line or a curve that never falls. Scores of a regression lie closer together
 * than marks do. `stretch` says how far they are then pulled apart: 0 leaves them, 1 spreads them like the marks.
 */
export function fitTask(
  essays: readonly ScoredEssay[],
  { degree, stretch }: { readonly degree: 1 | 3; readonly stretch: number },
): TaskPart {
  const map = stretchMap(fitCurve(essays, degree), essays, stretch);
  const misses = essays.map(({ band, score }) => band - bandOfScore(map, score)).sort((a, b) => a - b);
  const tail = (1 - COVERAGE) / 2;
  return { map, below: Math.max(0, -quantile(misses, tail)), above: Math.max(0, quantile(misses, 1 - tail)) };
}

/** The mean mark at each score: a line, or a cubic that may bend a little; it never falls. */
function fitCurve(essays: readonly ScoredEssay[], degree: 1 | 3): BandMap {
  const scores = essays.map(({ score }) => score);
  const middle = mean(scores);
  const spread = deviation(scores) || 1;
  const powers = (place: number) => Array.from({ length: degree + 1 }, (_, power) => place ** power);
  const size = degree + 1;
  const matrix = new Float64Array(size * size);
  const right = new Float64Array(size);
  for (const { score, band } of essays) {
    const row = powers(Math.min(REACH, Math.max(-REACH, (score - middle) / spread)));
    row.forEach((value, at) => {
      right[at] = (right[at] ?? 0) + value * band;
      row.forEach((other, to) => (matrix[at * size + to] = (matrix[at * size + to] ?? 0) + value * other));
    });
  }
  for (let power = 1; power < size; power += 1) {
    const penalty = power === 1 ? 1e-6 : BEND_PENALTY;
    matrix[power * size + power] = (matrix[power * size + power] ?? 0) + penalty * essays.length;
  }
  const parts = solveCholesky(cholesky(matrix, size), size, right);
  const places = Array.from({ length: KNOTS }, (_, at) => -REACH + (2 * REACH * at) / (KNOTS - 1));
  let highest = -Infinity;
  const bands = places.map((place) => {
    highest = Math.max(
      highest,
      powers(place).reduce((sum, value, power) => sum + value * (parts[power] ?? 0), 0),
    );
    return highest;
  });
  return { scores: places.map((place) => middle + place * spread), bands };
}

function stretchMap(map: BandMap, essays: readonly ScoredEssay[], stretch: number): BandMap {
  const marks = essays.map(({ band }) => band);
  const bands = essays.map(({ score }) => bandOfScore(map, score));
  const spread = deviation(bands);
  const slope = spread === 0 ? 1 : 1 + stretch * Math.max(0, deviation(marks) / spread - 1);
  return { scores: map.scores, bands: map.bands.map((band) => mean(marks) + (band - mean(bands)) * slope) };
}
