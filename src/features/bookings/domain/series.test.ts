import { expect, test } from 'vitest';
import { openZoneClock } from '#platform/i18n/zone-clock.ts';
import { weeklyStarts } from './series.ts';

const starts = (from: string, weeks: number, zone: string, after = '2027-03-01T00:00Z') => {
  const clock = openZoneClock(zone);
  if (!clock) throw new Error(zone);
  const options = { clock, after: Date.parse(after) };
  return weeklyStarts(Date.parse(from), weeks, options).map((at) => new Date(at).toISOString().slice(0, 16));
};

test.each([
  ['Asia/Taipei', ['2027-03-21T10:00', '2027-03-28T10:00', '2027-04-04T10:00']],
  // Clocks change on 28 March, at one o'clock.
  ['Europe/London', ['2027-03-21T10:00', '2027-03-28T09:00', '2027-04-04T09:00']],
])('a series has the same time on the wall clock of %s', (zone, expected) => {
  expect(starts('2027-03-21T10:00Z', 3, zone)).toEqual(expected);
});

test('a series that starts in the second of two equal hours keeps its first start', () => {
  // 01:30 in London is 00:30 and 01:30 in UTC on 31 October.
  expect(starts('2027-10-31T01:30Z', 2, 'Europe/London')).toEqual(['2027-10-31T01:30', '2027-11-07T01:30']);
});

test.each([
  ['2027-06-13T09:00Z', ['2027-06-20T09:00', '2027-06-27T09:00']],
  ['2027-06-13T08:59Z', ['2027-06-13T09:00', '2027-06-20T09:00']],
  // An hour after the clocks have changed, before the lesson of the day.
  ['2027-03-28T08:30Z', ['2027-03-28T09:00', '2027-04-04T09:00']],
])('a series that started long ago begins after %s with its next time', (after, expected) => {
  expect(starts('2027-02-07T10:00Z', 2, 'Europe/London', after)).toEqual(expected);
});
