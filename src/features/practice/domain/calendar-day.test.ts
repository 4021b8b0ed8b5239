import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wallClock } from '#platform/i18n/zoned-time.ts';
import { addDays, daysBetween, practiceDay, weekOf } from './calendar-day.ts';

test.each([
  ['2026-11-28', 3, '2026-12-01'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2028-02-28', 1, '2028-02-29'],
])('%s and %d days: %s', (day, days, later) => {
  expect(addDays(day, days)).toBe(later);
  expect(daysBetween(day, later)).toBe(days);
});

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2026-11-30', '2026-11-30'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(weekOf(day)).toBe(monday);
});

test.each([
  ['2026-11-28T03:59:00+08:00', 'Asia/Taipei', '2026-11-27'],
  ['2026-11-28T04:00:00+08:00', 'Asia/Taipei', '2026-11-28'],
  ['2026-11-28T00:10:00+08:00', 'Asia/Taipei', '2026-11-27'],
  // The night in which clocks go forward, and the one in which they go back.
  ['2026-03-29T04:00:00+01:00', 'Europe/London', '2026-03-29'],
  ['2026-03-29T03:30:00+01:00', 'Europe/London', '2026-03-28'],
  ['2026-10-25T03:59:00+00:00', 'Europe/London', '2026-10-24'],
])('%s in %s is practice of %s', (instant, zone, day) => {
  expect(practiceDay(wallClock(Date.parse(instant), zone))).toBe(day);
});

test('a day and the week that it is in are at most six days apart', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
      const day = addDays('1990-01-01', days);
      expect(daysBetween(weekOf(day), day)).toBeGreaterThanOrEqual(0);
      expect(daysBetween(weekOf(day), day)).toBeLessThanOrEqual(6);
    }),
  );
});
