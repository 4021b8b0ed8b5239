import type { TaskPart } from '#features/grading/domain/model/band-model.ts';
import { deviation, mean, quantile } from '#features/grading/domain/measures/statistics.ts';
import { bandOfScore } from '#features/grading/domain/model/predict-score.ts';

export type ScoredEssay = { readonly task: 1 | 2; readonly band: number; readonly score: number };

/** The share of marks that a range should hold. */
const COVERAGE = 0.8;

/**
 * How scores of one task become bands. Scores of a regression lie closer together than marks do. `stretch` says how far
 * they are pulled apart: 0 leaves them, 1 spreads them like the marks.
 */
export function fitTask(essays: readonly ScoredEssay[], stretch: number): TaskPart {
  const scores = essays.map(({ score }) => score);
  const bands = essays.map(({ band }) => band);
  const spread = deviation(scores);
  const slope = spread === 0 ? 1 : 1 + stretch * Math.max(0, deviation(bands) / spread - 1);
  const [middle, centre] = [mean(scores), mean(bands)];
  const reach = 4;
  const map = {
    scores: [middle - reach, middle + reach],
    bands: [centre - reach * slope, centre + reach * slope],
  };
  const misses = essays.map(({ band, score }) => band - bandOfScore(map, score)).sort((a, b) => a - b);
  const tail = (1 - COVERAGE) / 2;
  return { map, below: Math.max(0, -quantile(misses, tail)), above: Math.max(0, quantile(misses, 1 - tail)) };
}
