import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './calendar-day.ts';
import { DAYS_OF_A_WEEK_KEPT, habitOn } from './habit.ts';

/** A Saturday. */
const TODAY = '2026-11-28';
const MONDAY = '2026-11-23';
const daysFrom = (monday: string, places: readonly number[]) => places.map((place) => addDays(monday, place));

test.each([
  ['no day', [], { weeks: 0, days: 0 }],
  ['three days of this week', daysFrom(MONDAY, [0, 1, 2]), { weeks: 0, days: 3 }],
  ['any four days of this week', daysFrom(MONDAY, [0, 2, 3, 5]), { weeks: 1, days: 4 }],
  ['four days over two weeks', daysFrom(MONDAY, [-2, -1, 0, 1]), { weeks: 0, days: 2 }],
  ['one day four times', [MONDAY, MONDAY, MONDAY, MONDAY], { weeks: 0, days: 1 }],
  ['a day that is still to come', daysFrom(MONDAY, [0, 1, 2, 6]), { weeks: 0, days: 3 }],
  [
    'two weeks with an empty one between',
    [...daysFrom(MONDAY, [0, 1, 2, 3]), ...daysFrom('2026-11-09', [3, 4, 5, 6])],
    { weeks: 2, days: 4 },
  ],
])('%s', (_name, days, habit) => {
  expect(habitOn(TODAY, days)).toEqual({ ...habit, needed: DAYS_OF_A_WEEK_KEPT, isPaused: false });
});

test.each([
  [{ from: TODAY, until: TODAY }, true],
  [{ from: '2026-11-01', until: undefined }, true],
  [{ from: '2026-11-29', until: undefined }, false],
  [{ from: '2026-11-01', until: '2026-11-27' }, false],
])('a pause of %j: %s', (pause, isPaused) => {
  expect(habitOn(TODAY, [], [pause]).isPaused).toBe(isPaused);
});

test('weeks are never lost, whatever comes later or in which order days are read', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -200, max: 0 })), fc.nat(400), (places, later) => {
      const days = places.map((place) => addDays(TODAY, place));
      const now = habitOn(TODAY, days);
      expect(habitOn(TODAY, days.toReversed())).toEqual(now);
      expect(habitOn(addDays(TODAY, later), days).weeks).toBe(now.weeks);
      expect(habitOn(TODAY, [...days, TODAY]).weeks).toBeGreaterThanOrEqual(now.weeks);
    }),
  );
});
