import { expect, test } from 'vitest';
import { dayAt } from './practice-time.ts';

test.each([
  ['2026-11-28T03:59:00Z', 'UTC', '2026-11-27'],
  ['2026-11-28T04:00:00Z', 'UTC', '2026-11-28'],
  ['2026-11-27T19:59:00Z', 'Asia/Taipei', '2026-11-27'],
  ['2026-11-27T20:00:00Z', 'Asia/Taipei', '2026-11-28'],
  ['2026-11-28T03:59:00Z', 'Nowhere/Atall', '2026-11-27'],
])('at %s in %s it is the day of practice %s', (at, zone, day) => {
  expect(dayAt(new Date(at), zone)).toBe(day);
});
