import { seededNumbers } from '#features/grading/domain/model/seeded-numbers.ts';

/** A band that was given, and the band that a grader gave; both in half bands. */
export type BandPair = { readonly given: number; readonly graded: number };

export type Agreement = {
  readonly essays: number;
  /** Quadratic weighted kappa over half bands. */
  readonly qwk: number;
  /** Shares from 0 to 1. */
  readonly exact: number;
  readonly withinHalf: number;
  readonly withinOne: number;
  readonly meanError: number;
};

/** Half a band, with room for the rounding of numbers. */
const withinBands = (pairs: readonly BandPair[], bands: number) =>
  pairs.filter(({ given, graded }) => Math.abs(given - graded) <= bands + 0.01).length / pairs.length;

/** How well bands agree. At least one pair. */
export function measureAgreement(pairs: readonly BandPair[]): Agreement {
  return {
    essays: pairs.length,
    qwk: weightedKappa(pairs),
    exact: withinBands(pairs, 0),
    withinHalf: withinBands(pairs, 0.5),
    withinOne: withinBands(pairs, 1),
    meanError: meanOf(pairs.map(({ given, graded }) => Math.abs(given - graded))),
  };
}

/** Quadratic weighted kappa: 1 for equal bands, 0 for agreement by chance. 0 where all bands are the same. */
export function weightedKappa(pairs: readonly BandPair[]): number {
  const observed = meanOf(pairs.map(({ given, graded }) => (given - graded) ** 2));
  const given = pairs.map((pair) => pair.given);
  const graded = pairs.map((pair) => pair.graded);
  // The mean square between a random given band and a random graded band.
  const expected = variance(given) + variance(graded) + (meanOf(given) - meanOf(graded)) ** 2;
  return expected === 0 ? 0 : 1 - observed / expected;
}

/** The mean of graded less given, for each band from 5 to 8 that occurs. */
export function biasByBand(
  pairs: readonly BandPair[],
): readonly { readonly band: number; readonly bias: number; readonly essays: number }[] {
  return [5, 5.5, 6, 6.5, 7, 7.5, 8].flatMap((band) => {
    const ofBand = pairs.filter(({ given }) => Math.abs(given - band) < 0.25);
    if (ofBand.length === 0) return [];
    return [{ band, bias: meanOf(ofBand.map(({ given, graded }) => graded - given)), essays: ofBand.length }];
  });
}

/** The interval in which the figure of 95 % of samples of the pairs lies, drawn with repeats. The draws are fixed. */
export function bootstrap(
  pairs: readonly BandPair[],
  figure: (sample: readonly BandPair[]) => number,
  draws = 2000,
): readonly [low: number, high: number] {
  const next = seededNumbers(1);
  const figures = Array.from({ length: draws }, () =>
    figure(pairs.flatMap(() => pairs[Math.floor(next() * pairs.length)] ?? [])),
  ).sort((a, b) => a - b);
  return [figures[Math.floor(draws * 0.025)] ?? 0, figures[Math.ceil(draws * 0.975) - 1] ?? 0];
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function variance(values: readonly number[]): number {
  const mean = meanOf(values);
  return meanOf(values.map((value) => (value - mean) ** 2));
}
