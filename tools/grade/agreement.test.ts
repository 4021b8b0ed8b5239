import { expect, test } from 'vitest';
import { biasByBand, bootstrap, measureAgreement, weightedKappa, type BandPair } from './agreement.ts';

const pairs = (...bands: readonly (readonly [number, number])[]): readonly BandPair[] =>
  bands.map(([given, graded]) => ({ given, graded }));

test('equal bands agree fully', () => {
  expect(measureAgreement(pairs([5, 5], [6, 6], [8, 8]))).toEqual({
    essays: 3,
    qwk: 1,
    exact: 1,
    withinHalf: 1,
    withinOne: 1,
    meanError: 0,
  });
});

test('shares and the mean error count half bands', () => {
  expect(measureAgreement(pairs([5, 5], [5, 5.5], [6, 7], [6, 4]))).toMatchObject({
    exact: 0.25,
    withinHalf: 0.5,
    withinOne: 0.75,
    meanError: (0 + 0.5 + 1 + 2) / 4,
  });
});

test('kappa is 0 for one band for all, and negative for bands the wrong way round', () => {
  expect(weightedKappa(pairs([5, 6], [6, 6], [7, 6]))).toBeCloseTo(0, 10);
  expect(weightedKappa(pairs([5, 7], [6, 6], [7, 5]))).toBeCloseTo(-1, 10);
  expect(weightedKappa(pairs([6, 6], [6, 6]))).toBe(0);
});

test('kappa by hand: two of four half a band off', () => {
  // Observed 0.125; expected 1.25 + 1 = the variances 1.25 and 0.8125 and the square of the means' difference 0.
  const four = pairs([5, 5.5], [6, 6], [7, 7], [8, 7.5]);
  const expected = 1.25 + 0.625;
  expect(weightedKappa(four)).toBeCloseTo(1 - 0.125 / expected, 10);
});

test('bias is graded less given, for bands from 5 to 8 that occur', () => {
  expect(biasByBand(pairs([4, 6], [5, 6], [5, 5], [8, 7.5], [9, 8]))).toEqual([
    { band: 5, bias: 0.5, essays: 2 },
    { band: 8, bias: -0.5, essays: 1 },
  ]);
});

test('an interval holds the figure, and is always the same', () => {
  const sample = Array.from({ length: 60 }, (_, at) => ({
    given: 5 + (at % 5) / 2,
    graded: 5 + (at % 4) / 2,
  }));
  const [low, high] = bootstrap(sample, weightedKappa, 200);
  expect(low).toBeLessThan(weightedKappa(sample));
  expect(high).toBeGreaterThan(weightedKappa(sample));
  expect(bootstrap(sample, weightedKappa, 200)).toEqual([low, high]);
});
