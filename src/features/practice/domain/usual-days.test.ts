import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from './calendar-day.ts';
import { nextUsualDay } from './usual-days.ts';

/** A Sunday. */
const TODAY = '2026-11-29';
const ago = (...days: readonly number[]) => days.map((each) => addDays(TODAY, -each));
const weekly = (weeks: number, ...days: readonly number[]) =>
  Array.from({ length: weeks }, (_, week) => days.map((each) => each + 7 * week)).flat();

test.each<[string, readonly number[], number]>([
  ['the very first day', [], 1],
  ['the first week', [1, 2, 3], 1],
  ['every day', weekly(4, 0, 1, 2, 3, 4, 5, 6), 1],
  ['Thursdays to Sundays', weekly(4, 0, 1, 2, 3), 4],
  ['the second of such weeks', [1, 2, 3, 7, 8, 9, 10], 4],
  ['working days, and today', weekly(4, 2, 3, 4, 5, 6), 1],
  ['Wednesdays and Saturdays', weekly(4, 1, 4), 3],
  ['Sundays alone', weekly(4, 7), 7],
  ['Tuesdays, two weeks of four', [12, 26, 28], 2],
  ['Tuesdays, one week of four', [12, 28], 1],
  ['long ago', weekly(10, 30, 31, 32), 1],
  ['a week or two, no day often', [1, 12, 23], 1],
])('%s: days ago %j', (_name, days, expected) => {
  expect(daysBetween(TODAY, nextUsualDay(TODAY, ago(...days)))).toBe(expected);
});

test('the day is within a week, whatever came before, and what is told twice or of later changes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -5, max: 60 })), (days) => {
      const next = nextUsualDay(TODAY, ago(...days));
      expect(next > TODAY && next <= addDays(TODAY, 7)).toBe(true);
      const past = days.filter((each) => each > 0);
      expect(nextUsualDay(TODAY, ago(...past, ...past).reverse())).toBe(next);
    }),
  );
});
