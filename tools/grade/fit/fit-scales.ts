import type { MeasureScale } from '#features/grading/domain/model/band-model.ts';
import { deviation, mean, quantile } from '#features/grading/domain/measures/statistics.ts';
import { weighGrams } from '#features/grading/domain/model/essay-vector.ts';
import { GRAM_BITS, type GramKind } from '#features/grading/domain/model/gram-counts.ts';
import { RARITY_STEPS } from '#features/grading/server/local/model-file.ts';
import type { Sparse } from './gram-matrix.ts';
import type { PreparedEssay } from './prepared-essay.ts';

/** Every measure with the bounds that 98 % of the essays keep. Measures that never differ are left out. */
export function fitScales(essays: readonly PreparedEssay[]): readonly MeasureScale[] {
  return Object.keys(essays[0]?.measures ?? {}).flatMap((name) => {
    const ascending = essays.map(({ measures }) => measures[name] ?? 0).sort((a, b) => a - b);
    const low = quantile(ascending, 0.01);
    const high = quantile(ascending, 0.99);
    const cut = ascending.map((value) => Math.min(high, Math.max(low, value)));
    const spread = deviation(cut);
    return spread < 1e-9 ? [] : [{ name, low, high, mean: mean(cut), deviation: spread }];
  });
}

/** How rare each bucket of a kind is among the essays. A bucket of a single essay says nothing: 0. */
export function fitRarity(kind: GramKind, essays: readonly PreparedEssay[]): Float64Array {
  const counts = new Float64Array(2 ** GRAM_BITS[kind]);
  for (const { grams } of essays) {
    for (const bucket of grams[kind].keys()) counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  return counts.map((count) => {
    const rarity = count < 2 ? 0 : Math.log((1 + essays.length) / (1 + count)) + 1;
    // As the file stores it, so that a model reads texts as it was fitted.
    return Math.round(rarity * RARITY_STEPS) / RARITY_STEPS;
  });
}

/** The essays' runs as vectors of length 1. */
export function gramVectors(
  kind: GramKind,
  essays: readonly PreparedEssay[],
  rarity: Float64Array,
): readonly Sparse[] {
  return essays.map(({ grams }) => weighGrams(grams[kind], rarity));
}
