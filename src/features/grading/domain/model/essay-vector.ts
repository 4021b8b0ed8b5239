import type { MeasureScale } from './band-model.ts';
import { normalNumbers, seededNumbers } from './seeded-numbers.ts';

/** The measures in the order and on the scale of the model. A measure that is missing counts as 0, the mean. */
export function scaleMeasures(
  measures: Readonly<Record<string, number>>,
  scales: readonly MeasureScale[],
): Float64Array {
  return Float64Array.from(scales, (scale) => {
    const value = measures[scale.name];
    return value === undefined ? 0 : placeOf(value, scale);
  });
}

function placeOf(value: number, { values, places }: MeasureScale): number {
  const above = values.findIndex((each) => each >= value);
  if (above === -1) return places[places.length - 1] ?? 0;
  if (above === 0) return places[0] ?? 0;
  const [from = 0, to = 0] = [values[above - 1], values[above]];
  const [low = 0, high = 0] = [places[above - 1], places[above]];
  return low + ((high - low) * (value - from)) / (to - from);
}

/** A function from scaled measures to waves. The product of two texts' waves is nearly exp(-width x distance²). */
export function createWaves(options: {
  readonly seed: number;
  readonly width: number;
  readonly measures: number;
  readonly count: number;
}): (scaled: Float64Array) => Float64Array {
  const { seed, width, measures, count } = options;
  const next = seededNumbers(seed);
  const normal = normalNumbers(next);
  const spread = Math.sqrt(2 * width);
  const directions = Float64Array.from({ length: count * measures }, () => normal() * spread);
  const shifts = Float64Array.from({ length: count }, () => next() * 2 * Math.PI);
  const height = Math.sqrt(2 / count);
  return (scaled) =>
    shifts.map((shift, wave) => {
      let angle = shift;
      const from = wave * measures;
      for (let at = 0; at < measures; at += 1) angle += (directions[from + at] ?? 0) * (scaled[at] ?? 0);
      return height * Math.cos(angle);
    });
}

/** What each bucket of a text counts: more for often and for important, of length 1 together. Ascending buckets. */
export function weighGrams(
  counts: ReadonlyMap<number, number>,
  importance: ArrayLike<number>,
): { readonly buckets: Int32Array; readonly values: Float64Array } {
  const buckets = Int32Array.from(counts.keys()).sort();
  const values = Float64Array.from(
    buckets,
    (bucket) => (1 + Math.log(counts.get(bucket) ?? 1)) * (importance[bucket] ?? 0),
  );
  let square = 0;
  for (const value of values) square += value * value;
  const length = Math.sqrt(square);
  return { buckets, values: length === 0 ? values : values.map((value) => value / length) };
}
