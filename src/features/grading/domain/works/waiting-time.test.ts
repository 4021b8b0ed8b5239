import { expect, test } from 'vitest';
import { waitingSeconds } from './waiting-time.ts';

test.each<[string, readonly number[], Parameters<typeof waitingSeconds>[1], number]>([
  ['the first text of a new site', [], { ahead: 0 }, 11],
  ['by the mean of the last works', [2_000, 4_000], { ahead: 0 }, 6],
  ['with the works before it', [2_000, 4_000], { ahead: 4 }, 18],
  ['four at a time', [3_000], { ahead: 4, lanes: 4 }, 9],
  ['a try that failed lets the next one take all its time', [], { ahead: 0, isRetry: true }, 23],
  ['and the pause before it is added', [], { ahead: 0, isRetry: true, retryInMs: 30_000 }, 53],
  ['works before it are graded in that pause', [3_000], { ahead: 5, isRetry: true, retryInMs: 12_000 }, 38],
  ['a pause that is over adds nothing', [3_000], { ahead: 0, retryInMs: -5_000 }, 6],
  ['never over a day', [60_000], { ahead: 5_000 }, 86_400],
])('%s', (_, recent, place, seconds) => {
  expect(waitingSeconds(recent, place)).toBe(seconds);
});
