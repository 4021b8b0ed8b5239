import { expect, test } from 'vitest';
import { accessNotice } from './course-progress.ts';

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
