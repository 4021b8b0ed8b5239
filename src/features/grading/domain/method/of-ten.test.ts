import { expect, test } from 'vitest';
import { ofTen } from './of-ten.ts';

test.each([
  [0, 0, 0],
  [0.585, 6, 6],
  [0.654, 6, 7],
  [0.615, 6, 6],
  [0.625, 6, 7],
  [0.5, 5, 5],
  [1, 10, 10],
])('%f of ten is %i to %i', (share, low, high) => {
  expect(ofTen(share)).toEqual({ low, high });
});
