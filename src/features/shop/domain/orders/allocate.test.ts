import { describe, expect, test } from 'vitest';
import { allocate } from './allocate.ts';

describe('sharing an amount out', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [1, [5, 5], [1, 0]],
    [980, [4900, 3600], [565, 415]],
    [0, [0, 0], [0, 0]],
    [0, [3, 1], [0, 0]],
    [10, [1, 0, 1], [5, 0, 5]],
    [10, [1, 4, 2], [1, 6, 3]],
    [5, [2, 1], [3, 2]],
    // A number cannot hold the products of these amounts exactly.
    [9_007_199_254_740_991, [3, 9_007_199_254_740_988], [3, 9_007_199_254_740_988]],
  ])('%d by %j is %j', (amount, weights, shares) => {
    expect(allocate(amount, weights)).toEqual(shares);
  });

  test('among nobody, only nothing can be shared', () => {
    expect(allocate(0, [])).toEqual([]);
    expect(() => allocate(1, [0, 0])).toThrow('There is nobody');
  });
});
