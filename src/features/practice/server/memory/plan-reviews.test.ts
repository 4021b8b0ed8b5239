import { expect, test } from 'vitest';
import { addDays } from '../../domain/calendar-day.ts';
import { rhythmOn } from '../../domain/rhythm.ts';
import { USUAL_RETENTION } from '../../domain/retention.ts';
import { planReviews } from './plan-reviews.ts';

const TODAY = '2026-11-29';

/** Cards that were known when first met, so many days ago: they are due on the second day after. */
const cardsOf = (...daysAgo: readonly number[]) =>
  new Map(
    daysAgo.map((each, i) => [
      `card-${i}`,
      [{ before: null, day: addDays(TODAY, -each), rating: 3 as const }],
    ]),
  );

const ago = (...days: readonly number[]) => days.map((each) => addDays(TODAY, -each));
const EVE_OF_REST = [1, 2, 3, 7, 8, 9, 10, 14, 15, 16, 17];
const AFTER_REST = [4, 5, 6, 7, 11, 12, 13, 14, 18, 19, 20, 21];

test.each<[string, readonly number[], readonly number[], number, number]>([
  ['before the rest of each week, what is due in it comes', EVE_OF_REST, [2, 1], 1, 1],
  ['what was reviewed today does not', EVE_OF_REST, [0, 0], 0, 0],
  ['where every day is usual, nothing comes so early', [1, 2, 3, 4, 5, 6, 7], [1], 0, 0],
  ['after the rest of each week, all that is due comes', AFTER_REST, Array(14).fill(4), 14, 0],
  ['after an absence, a seventh of it comes', [9, 10, 11], Array(14).fill(9), 2, 0],
  ['after an absence, nothing is brought forward', [9, 10, 11], [9, 1, 1], 1, 0],
  ['a full day leaves no room', EVE_OF_REST, [...Array(60).fill(4), 1], 60, 0],
  ['a nearly full day leaves a little', EVE_OF_REST, [...Array(59).fill(4), 1, 1], 59, 1],
])('%s', (_name, days, cards, due, early) => {
  const planned = planReviews(
    cardsOf(...cards),
    TODAY,
    { retention: USUAL_RETENTION, examDate: null },
    rhythmOn(TODAY, ago(...days)),
  );
  expect([planned.today.length, planned.early.length]).toEqual([due, early]);
});
