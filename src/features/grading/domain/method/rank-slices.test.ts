import { expect, test } from 'vitest';
import { rankSlices } from './rank-slices.ts';

test('the worst kind is first, and says where its bands lie', () => {
  const ranked = rankSlices({
    meanError: 0.7,
    slices: [
      { slice: 'long', essays: 9, meanError: 0.74, bias: 0.1 },
      { slice: 'low', essays: 8, meanError: 1, bias: 0.8 },
      { slice: 'high', essays: 7, meanError: 0.8, bias: -0.6 },
    ],
  });
  expect(ranked.map(({ slice, isWorse, leans }) => [slice, isWorse, leans])).toEqual([
    ['low', true, 'high'],
    ['high', true, 'low'],
    ['long', false, undefined],
  ]);
});
