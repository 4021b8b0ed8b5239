import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DayRange, Schedule } from './schedule.ts';
import { hoursOnDate, setHours, weekdayOf, type HoursChange } from './set-hours.ts';

type Times = Pick<Schedule, 'hours' | 'exceptions' | 'holidays'>;

const TUESDAY = '2026-11-24';
const NEXT_TUESDAY = '2026-12-01';
const WEDNESDAY = '2026-11-25';
const evening = { weekday: 2, from: 1080, to: 1260 };
const times: Times = { hours: [evening], exceptions: [], holidays: [] };
const change = (from: number, to: number, isOpen: boolean, weekly = false, date = TUESDAY): HoursChange => ({
  date,
  from,
  to,
  isOpen,
  weekly,
});

test('Monday is 1 and Sunday 7', () => {
  expect(['2026-11-23', TUESDAY, '2026-11-29'].map(weekdayOf)).toEqual([1, 2, 7]);
});

test('time that is closed on a date stays open in the other weeks', () => {
  const changed = setHours(times, change(1080, 1140, false));
  expect(hoursOnDate(changed, TUESDAY)).toEqual([{ from: 1140, to: 1260 }]);
  expect(hoursOnDate(changed, NEXT_TUESDAY)).toEqual([{ from: 1080, to: 1260 }]);
});

test('opening what was closed leaves no exception', () => {
  const closed = setHours(times, change(1080, 1200, false));
  expect(setHours(closed, change(1080, 1200, true))).toEqual(times);
});

test('weekly hours that are closed in the middle leave both ends', () => {
  const changed = setHours(times, change(1140, 1200, false, true));
  expect(hoursOnDate(changed, NEXT_TUESDAY)).toEqual([
    { from: 1080, to: 1140 },
    { from: 1200, to: 1260 },
  ]);
});

test('a date in the holidays can be opened', () => {
  const away: Times = { ...times, holidays: [{ from: TUESDAY, to: TUESDAY }] };
  expect(hoursOnDate(away, TUESDAY)).toEqual([]);
  expect(hoursOnDate(setHours(away, change(1080, 1140, true)), TUESDAY)).toEqual([{ from: 1080, to: 1140 }]);
});

test('after any changes of a date each minute is as the last change said', () => {
  const isOpen = (ranges: readonly DayRange[], minute: number) =>
    ranges.some(({ from, to }) => from <= minute && minute < to);
  const part = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 1, max: 24 }), fc.boolean())
    .map(([start, length, opens]) => change(start * 60, Math.min(24, start + length) * 60, opens));
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (changes) => {
      const changed = changes.reduce(setHours<Times>, times);
      for (let minute = 0; minute < 1440; minute += 60) {
        const last = changes.filter(({ from, to }) => from <= minute && minute < to).pop();
        const expected = last ? last.isOpen : minute >= 1080 && minute < 1260;
        expect(isOpen(hoursOnDate(changed, TUESDAY), minute)).toBe(expected);
      }
      expect(hoursOnDate(changed, WEDNESDAY)).toEqual([]);
    }),
  );
});
