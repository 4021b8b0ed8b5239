import { expect, test } from 'vitest';
import { shownCount } from './shown-count.ts';

test.each([
  [0, 1000, undefined],
  [13, 1000, undefined],
  [99, 1000, undefined],
  [100, 1000, '100+'],
  [459, 1000, '450+'],
  [999, 1000, '990+'],
  [1000, 1000, '1,000+'],
  [1870, 1000, '1,000+'],
  [55, 50, '50+'],
])('of %d, with a goal of %d, the page shows %s', (count, goal, shown) => {
  expect(shownCount(count, goal)).toBe(shown);
});
