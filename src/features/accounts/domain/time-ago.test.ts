import { expect, test } from 'vitest';
import { timeAgo } from './time-ago.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [0, 'now', 0],
  [59 * SECOND, 'now', 0],
  [-5 * MINUTE, 'now', 0],
  [MINUTE, 'minute', 1],
  [59 * MINUTE + 59 * SECOND, 'minute', 59],
  [HOUR, 'hour', 1],
  [DAY - 1, 'hour', 23],
  [DAY, 'day', 1],
  [30 * DAY, 'day', 30],
])('%d ms ago is %s %d', (past, unit, count) => {
  expect(timeAgo(10_000_000_000 - past, 10_000_000_000)).toEqual({ unit, count });
});
