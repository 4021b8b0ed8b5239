import { describe, expect, test } from 'vitest';
import { allocate } from './allocate.ts';

describe('sharing an amount out', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [1, [5, 5], [1, 0]],
    [980, [4900, 3600], [565, 415]],
    [0, [0, 0], [0, 0]],
  ])('%d by %j is %j', (amount, weights, shares) => {
    expect(allocate(amount, weights)).toEqual(shares);
  });
});
