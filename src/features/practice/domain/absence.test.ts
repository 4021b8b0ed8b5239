import { expect, test } from 'vitest';
import { addDays } from './calendar-day.ts';
import { latestAbsence } from './absence.ts';

const TODAY = '2026-11-28';
const ago = (...days: readonly number[]) => days.map((each) => addDays(TODAY, -each));

test.each<[string, readonly number[], readonly [number, number] | undefined]>([
  ['the very first day', [], undefined],
  ['every day', [1, 2, 3, 4], undefined],
  ['three days away', [3], undefined],
  ['back today after four days', [4], [4, 7]],
  ['back today, and practised already', [0, 20], [20, 7]],
  ['back since two days', [0, 1, 2, 20], [20, 5]],
  ['on the last day of the week', [1, 3, 6, 20], [20, 1]],
  ['a usual rest of each week', [4, 5, 6, 11, 12, 13, 18, 19, 20], undefined],
  ['two days longer than the usual rest', [6, 7, 8, 13, 14, 15, 20, 21, 22], [6, 7]],
  ['back for more than a week', [1, 3, 5, 7, 20], undefined],
])('%s: days ago %j', (_name, days, expected) => {
  const found = latestAbsence(TODAY, ago(...days));
  expect(found).toEqual(expected && { lastDay: addDays(TODAY, -expected[0]), daysLeft: expected[1] });
});
