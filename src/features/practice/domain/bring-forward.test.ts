import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bringForward, type ComingItem } from './bring-forward.ts';
import { addDays } from './calendar-day.ts';

const TODAY = '2026-11-29';
/** Three days of rest lie between. */
const WHEN = { today: TODAY, nextDay: addDays(TODAY, 4), retention: 0.9, most: 60 };
const anItem = (dueIn: number, nextRetrievability: number, reviewedAgo = 5, id = 'item'): ComingItem => ({
  id,
  dueOn: addDays(TODAY, dueIn),
  lastDay: addDays(TODAY, -reviewedAgo),
  retrievability: 0.95,
  nextRetrievability,
});

test.each<[string, ComingItem, boolean]>([
  ['due today: it is no more brought forward', anItem(0, 0.5), false],
  ['overdue', anItem(-3, 0.5), false],
  ['due tomorrow', anItem(1, 0.8), true],
  ['due in the rest', anItem(3, 0.92), true],
  ['due on the next usual day, and then known well enough', anItem(4, 0.9), false],
  ['due on the next usual day, and then known too little', anItem(4, 0.89), true],
  ['due later', anItem(9, 0.95), false],
  ['reviewed today', anItem(1, 0.5, 0), false],
])('%s', (_name, item, expected) => {
  expect(bringForward([item], WHEN)).toEqual(expected ? [item] : []);
});

test('the most forgotten come first, and no more than there is room for', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 0.89, noNaN: true })),
      fc.integer({ min: -2, max: 9 }),
      (all, most) => {
        const items = all.map((chance, i) => anItem(2, chance, 3, `item-${i}`));
        const chances = bringForward(items, { ...WHEN, most }).map((each) => each.nextRetrievability);
        expect(chances).toEqual(all.toSorted((one, other) => one - other).slice(0, Math.max(0, most)));
      },
    ),
  );
});
