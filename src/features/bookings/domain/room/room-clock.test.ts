import { expect, test } from 'vitest';
import { readRoomClock } from './room-clock.ts';

const MINUTE = 60_000;

test.each([
  [-90_001, 'before', 91],
  [0, 'running', 1_500],
  [20 * MINUTE - 1, 'running', 301],
  [20 * MINUTE, 'soon', 300],
  [25 * MINUTE - 1, 'soon', 1],
  [25 * MINUTE, 'over', 0],
  [26 * MINUTE + 999, 'over', 60],
] as const)('%d ms after the start of 25 minutes: %s, %d s', (after, phase, seconds) => {
  expect(readRoomClock(0, 25 * MINUTE, after)).toEqual({ phase, seconds });
});
