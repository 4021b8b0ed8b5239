import { expect, test } from 'vitest';
import { bandsBySkill, type GotBand } from './band-trend.ts';

const aBand = (day: number, low: number, rest: Partial<GotBand> = {}): GotBand => ({
  skill: 'reading',
  low,
  high: low,
  by: 'test',
  at: new Date(Date.UTC(2026, 10, day)),
  ...rest,
});

test('the latest four bands of each skill are shown, the oldest first', () => {
  const bands = [aBand(5, 6.5), aBand(1, 5), aBand(2, 5.5), aBand(4, 6), aBand(3, 5.5)];
  const [reading, ...others] = bandsBySkill(bands);
  expect(reading?.series.map(({ low }) => low)).toEqual([5.5, 5.5, 6, 6.5]);
  expect(others).toEqual([]);
});

test('skills are in the order of the test', () => {
  const bands = (['speaking', 'writing', 'listening'] as const).map((skill) => aBand(1, 6, { skill }));
  expect(bandsBySkill(bands).map(({ skill }) => skill)).toEqual(['listening', 'writing', 'speaking']);
});

test.each([
  ['single', [aBand(1, 6)]],
  ['up', [aBand(1, 6), aBand(2, 6.5)]],
  ['down', [aBand(1, 6), aBand(2, 7), aBand(3, 5.5)]],
  ['level', [aBand(1, 6), aBand(2, 7), aBand(3, 6)]],
  // A range from 5.5 to 6.5 has its middle at 6.
  ['level', [aBand(1, 6), aBand(2, 5.5, { high: 6.5, by: 'machine' })]],
] as const)('the trend is %s', (trend, bands) => {
  expect(bandsBySkill(bands)[0]?.trend).toBe(trend);
});
