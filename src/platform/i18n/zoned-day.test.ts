import { expect, test } from 'vitest';
import { formatWallClock, instantOfWallClock, startOfDay, zoneOf } from './zoned-day.ts';

test.each([
  ['2026-11-21', 'UTC', '2026-11-21T00:00:00.000Z'],
  ['2026-11-21', 'Asia/Taipei', '2026-11-20T16:00:00.000Z'],
  ['2026-11-21', 'America/New_York', '2026-11-21T05:00:00.000Z'],
  ['2026-11-21', 'Asia/Kathmandu', '2026-11-20T18:15:00.000Z'],
  // Clocks changed at 2 o'clock on these days.
  ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
  ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
  ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z'],
  // At midnight clocks went to 1 o'clock: the day starts there.
  ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
  // At midnight clocks went back to 23 o'clock: the day starts an hour later.
  ['2018-02-18', 'America/Sao_Paulo', '2018-02-18T03:00:00.000Z'],
  // At 1 o'clock clocks went back to midnight: the day starts with the first of two midnights.
  ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
  ['2026-11-21', 'Mars/Olympus', '2026-11-21T00:00:00.000Z'],
])('the day %s in %s starts at %s', (day, zone, instant) => {
  expect(startOfDay(day, zone).toISOString()).toBe(instant);
});

test('the day after is counted by the calendar, not by 24 hours', () => {
  expect(startOfDay('2026-03-08', 'America/New_York', 1).toISOString()).toBe('2026-03-09T04:00:00.000Z');
  expect(startOfDay('2026-12-31', 'Asia/Taipei', 1).toISOString()).toBe('2026-12-31T16:00:00.000Z');
});

test.each([
  ['Asia/Taipei', '2026-11-21 18:30:05'],
  ['America/New_York', '2026-11-21 05:30:05'],
  ['UTC', '2026-11-21 10:30:05'],
])('a clock in %s shows %s', (zone, text) => {
  expect(formatWallClock(new Date('2026-11-21T10:30:05.999Z'), zone)).toBe(text);
});

test('an account without a zone reads days in UTC', () => {
  expect([zoneOf({ timeZone: 'Asia/Taipei' }), zoneOf({ timeZone: null }), zoneOf(undefined)]).toEqual([
    'Asia/Taipei',
    'UTC',
    'UTC',
  ]);
});

test.each([
  ['2026-11-22T00:30', 'Asia/Taipei', '2026-11-21T16:30:00.000Z'],
  ['2026-07-01T12:00', 'America/New_York', '2026-07-01T16:00:00.000Z'],
  // Clocks in New York skip from 2 to 3 on 8 March, and show 1 to 2 twice on 1 November.
  ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ['2026-11-22T00:30', 'Nowhere/Known', '2026-11-22T00:30:00.000Z'],
])('a wall clock at %s in %s is the instant %s', (minute, timeZone, instant) => {
  expect(instantOfWallClock(minute, timeZone).toISOString()).toBe(instant);
});
