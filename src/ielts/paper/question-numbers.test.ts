import { expect, test } from 'vitest';
import { listRanges } from './question-numbers.ts';

test.each([
  [[], []],
  [[7], ['7']],
  [
    [7, 8],
    ['7', '8'],
  ],
  [[7, 8, 9], ['7–9']],
  [
    [1, 3, 4, 5, 6, 8, 9, 40],
    ['1', '3–6', '8', '9', '40'],
  ],
])('numbers %j are told as %j', (numbers, told) => {
  expect(listRanges(numbers).map((range) => range.replace('\u2060', ''))).toEqual(told);
});
