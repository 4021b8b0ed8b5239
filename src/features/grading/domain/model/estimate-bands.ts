import type { BandModel, CriterionName } from './band-model.ts';
import { bandOfScore, scoreCriteria } from './predict-score.ts';

export type BandEstimate = {
  /** The most likely band of the whole text, a half band. */
  readonly band: number;
  readonly low: number;
  readonly high: number;
  readonly criteria: Readonly<Record<CriterionName, { readonly low: number; readonly high: number }>>;
};

/** A range wider than 1.5 bands says nothing. */
const WIDEST_REACH = 0.75;
const MOST_DEVIATION = 1;
const LOWEST = 1;
const HIGHEST = 9;

const toHalf = (value: number) => Math.min(HIGHEST, Math.max(LOWEST, Math.round(value * 2) / 2));

/**
 * Bands from the score of a text. Each criterion is the whole text's band and how far the criterion's own measures
 * differ from those of the other criteria. Nothing is above the cap.
 */
export function estimateBands(
  model: BandModel,
  text: { readonly task: 1 | 2; readonly score: number; readonly measures: Readonly<Record<string, number>> },
  cap: number = HIGHEST,
): BandEstimate {
  const { map, below, above } = model.tasks[text.task];
  const band = bandOfScore(map, text.score);
  const middle = band + (above - below) / 2;
  const reach = Math.min(WIDEST_REACH, (above + below) / 2);
  const rangeAround = (centre: number) => {
    const low = toHalf(centre - reach);
    const high = Math.min(toHalf(centre + reach), low + 2 * WIDEST_REACH);
    return { low: Math.min(low, cap), high: Math.min(high, cap) };
  };
  const scores = scoreCriteria(model, text.measures);
  const mean = (scores.task + scores.cohesion + scores.lexis + scores.grammar) / 4;
  const rangeOf = (criterion: CriterionName) => {
    const deviation = scores[criterion] - mean;
    return rangeAround(middle + Math.min(MOST_DEVIATION, Math.max(-MOST_DEVIATION, deviation)));
  };
  return {
    band: Math.min(toHalf(band), cap),
    ...rangeAround(middle),
    criteria: {
      task: rangeOf('task'),
      cohesion: rangeOf('cohesion'),
      lexis: rangeOf('lexis'),
      grammar: rangeOf('grammar'),
    },
  };
}
