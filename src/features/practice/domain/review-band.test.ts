import { expect, test } from 'vitest';
import { reviewBand } from './review-band.ts';

test.each([
  [99, 99, 'too-few'],
  [100, 86, 'easier'],
  [100, 85, 'fits'],
  [100, 35, 'fits'],
  [100, 34, 'read-again'],
  [0, 0, 'too-few'],
] as const)('of %d answers %d right: %s', (answers, right, verdict) => {
  expect(reviewBand({ answers, right })).toBe(verdict);
});
