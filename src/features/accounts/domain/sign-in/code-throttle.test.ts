import { expect, test } from 'vitest';
import { decideCodeTry } from './code-throttle.ts';

const NOW = new Date('2026-11-21T09:00:00.000Z');
const secondsAgo = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);
const MINUTE = 60;

/** So many wrong codes, the last so many seconds ago and the others one minute apart before it. */
function wrongCodes(count: number, lastSecondsAgo: number): Date[] {
  return Array.from({ length: count }, (_, place) => secondsAgo(lastSecondsAgo + place * MINUTE));
}

test.each([
  [0, 0, undefined],
  [1, 0, undefined],
  [5, 0, undefined],
  [6, 0, 5],
  [6, 4, 1],
  [6, 5, undefined],
  [8, 0, 5],
  [9, 0, 30],
  [9, 29.5, 1],
  [9, 30, undefined],
  [11, 0, 30],
  [12, 0, 120],
  [14, 119, 1],
  [14, 120, undefined],
])('after %d wrong codes, the last %d s ago, the wait is %j s', (count, lastSecondsAgo, wait) => {
  expect(decideCodeTry(wrongCodes(count, lastSecondsAgo), NOW)).toEqual(
    wait === undefined ? { ok: true } : { ok: false, refusal: 'throttled', retryAfterSeconds: wait },
  );
});

test('the sixteenth in an hour waits until the first is an hour ago', () => {
  const wrongAt = wrongCodes(15, 0);
  expect(decideCodeTry(wrongAt, NOW)).toEqual({
    ok: false,
    refusal: 'throttled',
    retryAfterSeconds: (60 - 14) * MINUTE,
  });
});

test('codes that met each other at the limit keep nobody out for longer than the hour', () => {
  const wrongAt = [...wrongCodes(15, 10 * MINUTE), secondsAgo(59 * MINUTE), secondsAgo(58 * MINUTE)];
  expect(decideCodeTry(wrongAt, NOW)).toMatchObject({
    ok: false,
    retryAfterSeconds: (60 - 10 - 14) * MINUTE,
  });
});

test('the order in which they come does not matter', () => {
  const wrongAt = wrongCodes(9, 10);
  expect(decideCodeTry([...wrongAt].reverse(), NOW)).toEqual(decideCodeTry(wrongAt, NOW));
});
