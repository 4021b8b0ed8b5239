import { expect, test } from 'vitest';
import { fullName } from './full-name.ts';

test.each([
  ['Mei-Ling', 'Lin', 'Mei-Ling Lin'],
  ['美玲', '林', '林美玲'],
  ['娜娜', '歐陽', '歐陽娜娜'],
  ['Mei', '林', '林 Mei'],
  ['美玲', 'Lin', 'Lin 美玲'],
])('%s with the family name %s is %s', (firstName, lastName, shown) => {
  expect(fullName(firstName, lastName)).toBe(shown);
});
