import type { MeasureScale } from '#features/grading/domain/model/band-model.ts';
import { deviation, mean } from '#features/grading/domain/measures/statistics.ts';
import { weighGrams } from '#features/grading/domain/model/essay-vector.ts';
import { GRAM_BITS, type GramKind } from '#features/grading/domain/model/gram-counts.ts';
import { IMPORTANCE_STEPS } from '#features/grading/server/local/model-file.ts';
import type { Sparse } from './gram-matrix.ts';
import { normalPlace } from './normal-place.ts';
import type { PreparedEssay } from './prepared-essay.ts';

/** So many values of each measure are stored. */
const KNOTS = 33;

/** Every measure with its places among the essays. Measures that never differ are left out. */
export function fitScales(essays: readonly PreparedEssay[]): readonly MeasureScale[] {
  return Object.keys(essays[0]?.measures ?? {}).flatMap((name) => {
    const ascending = essays.map(({ measures }) => measures[name] ?? 0).sort((a, b) => a - b);
    const places = placesOf(ascending);
    if (places.size < 2) return [];
    const all = ascending.map((value) => places.get(value) ?? 0);
    const [centre, spread] = [mean(all), deviation(all)];
    const knots = Array.from({ length: KNOTS }, (_, at) =>
      Math.round((at * (ascending.length - 1)) / (KNOTS - 1)),
    );
    const values = [...new Set(knots.map((at) => ascending[at] ?? 0))];
    if (values.length < 2) return [];
    return [{ name, values, places: values.map((value) => ((places.get(value) ?? 0) - centre) / spread) }];
  });
}

/** Each value with its normal place. Equal values are in the middle of their ranks. */
function placesOf(ascending: readonly number[]): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  for (let first = 0; first < ascending.length;) {
    const value = ascending[first] ?? 0;
    let next = first + 1;
    while (ascending[next] === value) next += 1;
    places.set(value, normalPlace((first + next + 1) / 2 / (ascending.length + 1)));
    first = next;
  }
  return places;
}

/** As the file stores it, so that a model reads texts as it was fitted. */
const stored = (importance: number) => Math.round(importance * IMPORTANCE_STEPS) / IMPORTANCE_STEPS;

/** How rare each bucket of a kind is among the essays. A bucket of a single essay says nothing: 0. */
export function fitRarity(kind: GramKind, essays: readonly PreparedEssay[]): Float64Array {
  return countEssays(kind, essays).map((count) =>
    stored(count < 2 ? 0 : Math.log((1 + essays.length) / (1 + count)) + 1),
  );
}

/**
 * How differently essays above and below the mean of their task use each bucket: the logarithm of the ratio, whichever
 * way it goes. Essays far from the mean count more. A bucket of a single essay says nothing: 0.
 */
export function fitContrast(
  kind: GramKind,
  essays: readonly PreparedEssay[],
  differences: readonly number[],
): Float64Array {
  const counts = countEssays(kind, essays);
  const above = new Float64Array(counts.length).fill(1);
  const below = new Float64Array(counts.length).fill(1);
  essays.forEach(({ grams }, at) => {
    const difference = differences[at] ?? 0;
    const side = difference > 0 ? above : below;
    for (const bucket of grams[kind].keys()) side[bucket] = (side[bucket] ?? 0) + Math.abs(difference);
  });
  const total = (side: Float64Array) =>
    side.reduce((sum, each, bucket) => sum + ((counts[bucket] ?? 0) < 2 ? 0 : each), 0);
  const balance = Math.log(total(above) / total(below));
  return counts.map((count, bucket) =>
    stored(count < 2 ? 0 : Math.abs(Math.log((above[bucket] ?? 1) / (below[bucket] ?? 1)) - balance)),
  );
}

function countEssays(kind: GramKind, essays: readonly PreparedEssay[]): Float64Array {
  const counts = new Float64Array(2 ** GRAM_BITS[kind]);
  for (const { grams } of essays) {
    for (const bucket of grams[kind].keys()) counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  return counts;
}

/** The essays' runs as vectors of length 1. */
export function gramVectors(
  kind: GramKind,
  essays: readonly PreparedEssay[],
  importance: Float64Array,
): readonly Sparse[] {
  return essays.map(({ grams }) => weighGrams(grams[kind], importance));
}
