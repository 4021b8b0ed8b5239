import { expect, test } from 'vitest';
import { boundText, isWithin, isWorse, type Measure, numbersText, valueText } from './measure.ts';

const aMeasure = (value: number, bound: Pick<Measure, 'least' | 'most'>): Measure => ({
  check: 'ease',
  place: 'reading passage 1',
  value,
  ...bound,
  detail: '',
});

test.each([
  [55, true],
  [65, true],
  [54, false],
  [66, false],
])('%i in 55 to 65: %s', (value, within) => {
  expect(isWithin(aMeasure(value, { least: 55, most: 65 }))).toBe(within);
});

test.each([
  [68, 68, false],
  [69, 68, true],
  [66, 68, false],
  [60, 68, false],
  [54, 68, true],
  [40, 50, true],
])('%i after %i in 55 to 65 is worse: %s', (value, before, worse) => {
  expect(isWorse(aMeasure(value, { least: 55, most: 65 }), before)).toBe(worse);
});

test('values and bounds as an author reads them', () => {
  expect(valueText({ ...aMeasure(6, {}), of: 10 })).toBe('6 of 10');
  expect(valueText(aMeasure(6, {}))).toBe('6');
  expect(boundText(aMeasure(6, { most: 5 }))).toBe('at most 5');
  expect(boundText(aMeasure(6, { least: 5 }))).toBe('at least 5');
  expect(boundText(aMeasure(6, { least: 5, most: 7 }))).toBe('5 to 7');
  expect([numbersText([1, 2, 3]), numbersText([4])]).toEqual(['1–3', '4']);
});
