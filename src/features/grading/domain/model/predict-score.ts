import type { BandMap, BandModel, CriterionName } from './band-model.ts';
import { createWaves, scaleMeasures, weighGrams } from './essay-vector.ts';
import { GRAM_KINDS, type GramCounts } from './gram-counts.ts';

export type EssayInput = {
  readonly task: 1 | 2;
  readonly measures: Readonly<Record<string, number>>;
  readonly grams: GramCounts;
};

/** Reads a model once, and then gives every text a score: a band that is not yet stretched. */
export function createScorer(model: BandModel): (input: EssayInput) => number {
  const { seed, width, weights } = model.waves;
  const waves = createWaves({ seed, width, measures: model.measures.length, count: weights.length });
  return ({ task, measures, grams }) => {
    let score = model.base[task];
    waves(scaleMeasures(measures, model.measures)).forEach(
      (wave, at) => (score += wave * (weights[at] ?? 0)),
    );
    for (const kind of GRAM_KINDS) {
      const part = model.grams[kind];
      const { buckets, values } = weighGrams(grams[kind], part.importance);
      buckets.forEach((bucket, at) => (score += (values[at] ?? 0) * (part.weights[bucket] ?? 0)));
    }
    return score;
  };
}

/** The band of a score, as a number between the half bands; from 1 to 9. */
export function bandOfScore({ scores, bands }: BandMap, score: number): number {
  const above = scores.findIndex((each) => each >= score);
  const right = above === -1 ? scores.length - 1 : Math.max(1, above);
  const [fromScore = 0, toScore = 1] = [scores[right - 1], scores[right]];
  const [fromBand = 1, toBand = 1] = [bands[right - 1], bands[right]];
  const slope = toScore === fromScore ? 0 : (toBand - fromBand) / (toScore - fromScore);
  return Math.min(9, Math.max(1, fromBand + (score - fromScore) * slope));
}

/** How the measures of each criterion alone would place a text. Only the differences between criteria mean something. */
export function scoreCriteria(
  model: BandModel,
  measures: Readonly<Record<string, number>>,
): Readonly<Record<CriterionName, number>> {
  const scaled = scaleMeasures(measures, model.measures);
  const byName = new Map(model.measures.map(({ name }, at) => [name, scaled[at] ?? 0]));
  const score = (criterion: CriterionName) =>
    Object.entries(model.criteria[criterion].weights).reduce(
      (sum, [name, weight]) => sum + weight * (byName.get(name) ?? 0),
      model.criteria[criterion].base,
    );
  return {
    task: score('task'),
    cohesion: score('cohesion'),
    lexis: score('lexis'),
    grammar: score('grammar'),
  };
}
