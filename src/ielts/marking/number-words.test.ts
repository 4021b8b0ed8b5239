import { describe, expect, test } from 'vitest';
import { readBelow100, readNumberWords, readYearWords } from './number-words.ts';

describe('a number in words ends where the next one begins', () => {
  test.each([
    ['twenty ten', 20, false, 1],
    ['twenty zero', 20, false, 1],
    ['twenty nine', 29, false, 2],
    ['twentieth nine', 20, true, 1],
  ] as const)('%j is read as %d below a hundred', (text, value, ordinal, next) => {
    expect(readBelow100(text.split(' '), 0)).toEqual({ value, ordinal, next });
  });

  test.each([
    ['a hundredth', 100, true, 2],
    ['one hundredth part', 100, true, 2],
    ['first hundred', 1, true, 1],
    ['zero hundred', 0, false, 1],
    ['one hundred zero', 100, false, 2],
    ['one hundred and one', 101, false, 4],
    ['two thousand and one', 2001, false, 4],
    ['two thousand zero', 2000, false, 2],
    ['one thousand two million', 1000, false, 2],
    ['one thousand two thousand', 1000, false, 2],
    ['one thousandth five', 1000, true, 2],
    ['one million two thousand', 1_002_000, false, 4],
  ] as const)('%j is read as %d', (text, value, ordinal, next) => {
    expect(readNumberWords(text.split(' '), 0)).toEqual({ value, ordinal, next });
  });

  test('wherever it begins', () => {
    expect(readNumberWords(['about', 'a', 'hundredth'], 1)).toEqual({ value: 100, ordinal: true, next: 3 });
    expect(readNumberWords(['hundred', 'a', 'lamp'], 1)).toBeUndefined();
  });
});

describe('a year as it is said', () => {
  test.each([
    ['nineteen ten', 1910],
    ['ten ten', 1010],
    ['nineteen oh one', 1901],
    ['nineteen oh nine', 1909],
  ])('%j is %d', (text, value) => {
    expect(readYearWords(text.split(' '), 0)).toMatchObject({ value });
  });

  test.each([
    'nine eleven',
    'nineteenth ten',
    'nineteen nine',
    'nineteen tenth',
    'nineteen oh zero',
    'nineteen oh ten',
    'nineteen lamps',
  ])('%j is none', (text) => {
    expect(readYearWords(text.split(' '), 0)).toBeUndefined();
  });
});
