import { expect, test } from 'vitest';
import { markQuotes } from './mark-quotes.ts';

const TEXT = 'Salt was dear. Salt was white.';

test.each([
  ['no quotes', [], [['Salt was dear. Salt was white.', false]]],
  [
    'a quote in the middle',
    ['was dear'],
    [
      ['Salt ', false],
      ['was dear', true],
      ['. Salt was white.', false],
    ],
  ],
  [
    'quotes in any order',
    ['white', 'Salt'],
    [
      ['Salt', true],
      [' was dear. Salt was ', false],
      ['white', true],
      ['.', false],
    ],
  ],
  [
    'overlapping quotes',
    ['Salt was dear', 'dear. Salt'],
    [
      ['Salt was dear', true],
      ['. Salt', true],
      [' was white.', false],
    ],
  ],
  [
    'a quote inside another',
    ['Salt was dear.', 'was'],
    [
      ['Salt was dear.', true],
      [' Salt was white.', false],
    ],
  ],
  ['a quote that is not there', ['pepper'], [['Salt was dear. Salt was white.', false]]],
] as const)('%s', (_, quotes, expected) => {
  const pieces = markQuotes(
    TEXT,
    quotes.map((quote) => ({ quote })),
  );
  expect(pieces.map(({ text, mark }) => [text, mark !== undefined])).toEqual(expected);
  expect(pieces.map(({ text }) => text).join('')).toBe(TEXT);
});
