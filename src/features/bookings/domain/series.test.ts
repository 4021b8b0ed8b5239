import { expect, test } from 'vitest';
import { openZoneClock } from '#platform/i18n/zone-clock.ts';
import { weeklyStarts } from './series.ts';

const starts = (from: string, weeks: number, zone: string) => {
  const clock = openZoneClock(zone);
  if (!clock) throw new Error(zone);
  return weeklyStarts(Date.parse(from), weeks, clock).map((at) => new Date(at).toISOString().slice(0, 16));
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
