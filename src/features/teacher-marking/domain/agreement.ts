/** Two bands of one work, times two. */
export type BandPair = { readonly one: number; readonly other: number };

/** Fewer pairs say nothing about agreement. */
export const LEAST_PAIRS = 30;
/** Bands from 0 to 9 by halves. */
const LEVELS = 19;

/**
 * Quadratic weighted kappa: 1 for full agreement, 0 for that of chance. Null: fewer than 30 pairs, or all bands are the
 * same.
 */
export function quadraticKappa(pairs: readonly BandPair[]): number | null {
  if (pairs.length < LEAST_PAIRS) return null;
  const ones = Array.from({ length: LEVELS }, () => 0);
  const others = Array.from({ length: LEVELS }, () => 0);
  let observed = 0;
  for (const { one, other } of pairs) {
    ones[one] = (ones[one] ?? 0) + 1;
    others[other] = (others[other] ?? 0) + 1;
    observed += (one - other) ** 2;
  }
  let expected = 0;
  ones.forEach((count, one) =>
    others.forEach((otherCount, other) => {
      expected += (count * otherCount * (one - other) ** 2) / pairs.length;
    }),
  );
  return expected === 0 ? null : 1 - observed / expected;
}

/** Figures in bands; null without pairs. */
export function agreementOf(pairs: readonly BandPair[]) {
  const { length: count } = pairs;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    count,
    qwk: quadraticKappa(pairs),
    meanDifference: count === 0 ? null : mean(pairs.map(({ one, other }) => (one - other) / 2)),
    /** How far the two are apart, whichever is higher. */
    meanApart: count === 0 ? null : mean(pairs.map(({ one, other }) => Math.abs(one - other) / 2)),
    withinHalf:
      count === 0 ? null : mean(pairs.map(({ one, other }) => (Math.abs(one - other) <= 1 ? 1 : 0))),
  };
}
