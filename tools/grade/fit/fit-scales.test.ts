import { expect, test } from 'vitest';
import { scaleMeasures } from '#features/grading/domain/model/essay-vector.ts';
import { deviation, mean } from '#features/grading/domain/measures/statistics.ts';
import { fitContrast, fitScales } from './fit-scales.ts';
import type { PreparedEssay } from './prepared-essay.ts';

const essay = (value: number, phrases: readonly number[] = []): PreparedEssay => {
  const none = new Map<number, number>();
  const counts = new Map(phrases.map((bucket) => [bucket, 1]));
  return {
    task: 2,
    prompt: '',
    band: 6,
    measures: { value },
    grams: { words: none, phrases: counts, letters: none, tags: none, forms: none },
    caps: [],
  };
};

test('a measure is placed by its rank, so one that lies far out moves nothing else', () => {
  const near = [1, 2, 3, 4, 5, 6].map((value) => essay(value));
  const far = [1, 2, 3, 4, 5, 60_000].map((value) => essay(value));
  const places = (essays: readonly PreparedEssay[]) =>
    essays.map(({ measures }) => scaleMeasures(measures, fitScales(essays))[0] ?? 0);
  expect(places(far)).toEqual(places(near));
  expect(mean(places(near))).toBeCloseTo(0, 10);
  expect(deviation(places(near))).toBeCloseTo(1, 10);
});

test('values beyond those of the essays keep the last place', () => {
  const scales = fitScales([1, 2, 3].map((value) => essay(value)));
  expect(scaleMeasures({ value: 99 }, scales)).toEqual(scaleMeasures({ value: 3 }, scales));
  expect(scaleMeasures({ value: -99 }, scales)).toEqual(scaleMeasures({ value: 1 }, scales));
  expect([...scaleMeasures({}, scales)]).toEqual([0]);
});

test('a phrase counts by how differently good and weak essays use it', () => {
  const essays = [essay(0, [1, 2, 9]), essay(0, [1, 2]), essay(0, [2, 3]), essay(0, [2, 3])];
  const contrast = fitContrast('phrases', essays, [1, 1, -1, -1]);
  expect(contrast[1]).toBeGreaterThan(0.5);
  expect(contrast[3]).toBe(contrast[1]);
  expect(contrast[2]).toBeLessThan(0.1);
  // In one essay alone.
  expect(contrast[9]).toBe(0);
});
