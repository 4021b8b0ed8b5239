import { expect, test } from 'vitest';
import { formatDifference, formatShare } from '../format-agreement.ts';

test.each([
  [0.25, '+0.25'],
  [-0.5, '−0.50'],
  [0, '0.00'],
  [-0.001, '0.00'],
])('a difference of %d bands is written %s', (difference, written) => {
  expect(formatDifference(difference)).toBe(written);
});

test('a share is written in whole per cent', () => {
  expect(formatShare(0.826)).toBe('83%');
});
