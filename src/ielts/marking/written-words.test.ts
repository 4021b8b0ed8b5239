import { expect, test } from 'vitest';
import { countWrittenWords } from './written-words.ts';

test.each([
  ['', 0],
  ['   \n\t ', 0],
  ['word', 1],
  ['Two words.', 2],
  ['Line one\nline two', 4],
  ['  spaces   between   words  ', 3],
  ['a well-known state-of-the-art mill', 4],
  ["It’s the miller's", 3],
  ['46% of 1,200 people paid £3.50', 6],
  ['in 2005, 620,000 books', 4],
  ['rose from 12 to 48 %', 5],
  ['bread & butter', 2],
  ['the end—of it', 4],
  ['the end – of it', 4],
  ['the end--of it', 4],
  ['wait...what', 2],
  ['e.g. the U.S. and 9.30 a.m.', 6],
  ['his/her', 1],
  ['- first - second', 2],
  ['***', 0],
  ['naïve café', 2],
  ['（全形）', 1],
])('%j has %d words', (text, count) => {
  expect(countWrittenWords(text)).toBe(count);
});
