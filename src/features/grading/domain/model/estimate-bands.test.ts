import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BandModel } from './band-model.ts';
import { estimateBands } from './estimate-bands.ts';
import { bandOfScore } from './predict-score.ts';

const grams = { importance: [], weights: [] };
const taskPart = { map: { scores: [4, 8], bands: [3, 9] }, below: 1.1, above: 1.3 };
const MODEL: BandModel = {
  base: { 1: 6, 2: 6 },
  measures: [{ name: 'spellingRate', values: [0, 4], places: [-1, 3] }],
  waves: { seed: 1, width: 0.01, weights: [] },
  grams: { words: grams, phrases: grams, letters: grams, tags: grams, forms: grams },
  tasks: { 1: taskPart, 2: { ...taskPart, below: 0.3, above: 0.3 } },
  criteria: {
    task: { base: 6, weights: {} },
    cohesion: { base: 6, weights: {} },
    lexis: { base: 6, weights: { spellingRate: -1 } },
    grammar: { base: 6, weights: {} },
  },
};

test('a score goes along the map, and the ends of the scale are kept', () => {
  expect(bandOfScore(taskPart.map, 6)).toBe(6);
  expect(bandOfScore(taskPart.map, 7)).toBe(7.5);
  expect(bandOfScore(taskPart.map, 20)).toBe(9);
  expect(bandOfScore(taskPart.map, -20)).toBe(1);
});

test('a criterion whose measures are worse is below the others', () => {
  const { criteria } = estimateBands(MODEL, { task: 2, score: 6, measures: { spellingRate: 2 } });
  expect(criteria.lexis.high).toBeLessThan(criteria.grammar.high);
  const level = estimateBands(MODEL, { task: 2, score: 6, measures: { spellingRate: 1 } }).criteria;
  expect(level.lexis).toEqual(level.grammar);
});

test('a narrow model gives a narrow range', () => {
  const range = estimateBands(MODEL, { task: 2, score: 6, measures: {} });
  expect([range.low, range.band, range.high]).toEqual([5.5, 6, 6.5]);
});

test('nothing is above a cap', () => {
  const capped = estimateBands(MODEL, { task: 1, score: 8, measures: {} }, 4);
  expect(capped).toMatchObject({ band: 4, low: 4, high: 4, criteria: { task: { low: 4, high: 4 } } });
});

test('ranges are in order, of half bands, and at most 1.5 wide', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -50, max: 50, noNaN: true }),
      fc.double({ min: 0, max: 9, noNaN: true }),
      fc.constantFrom(1 as const, 2 as const),
      fc.constantFrom(1, 1.5, 4, 9),
      (score, spellingRate, task, cap) => {
        const { band, low, high, criteria } = estimateBands(
          MODEL,
          { task, score, measures: { spellingRate } },
          cap,
        );
        for (const range of [{ low, high }, ...Object.values(criteria)]) {
          expect(range.low).toBeLessThanOrEqual(range.high);
          expect(range.high - range.low).toBeLessThanOrEqual(1.5);
          expect(Number.isInteger(range.low * 2) && Number.isInteger(range.high * 2)).toBe(true);
          expect(range.high).toBeLessThanOrEqual(cap);
        }
        expect(band).toBeGreaterThanOrEqual(low);
        expect(band).toBeLessThanOrEqual(high);
      },
    ),
  );
});
