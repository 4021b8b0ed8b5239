import { expect, test } from 'vitest';
import { accessNotice, timeLeft } from './course-progress.ts';

const NOW = Date.UTC(2026, 10, 23);
const inDays = (days: number) => new Date(NOW + days * 86_400_000).toISOString();

test.each([
  ['open', 6.9, 'access.until'],
  ['open', 7, undefined],
  ['ended', -1, 'access.ended'],
] as const)('access that is %s and ends in %s days: %s', (access, days, text) => {
  expect(accessNotice({ access, access_until: inDays(days) }, NOW)?.text).toBe(text);
});

test('a course without access has no end', () => {
  expect(accessNotice({ access: 'none', access_until: null }, NOW)).toBeUndefined();
});

test('the time left is said in minutes, and in whole hours from two hours on', () => {
  expect(timeLeft(119)).toEqual({ text: 'minutesLeft', count: 119 });
  expect(timeLeft(120)).toEqual({ text: 'hoursLeft', count: 2 });
  expect(timeLeft(755)).toEqual({ text: 'hoursLeft', count: 13 });
});
