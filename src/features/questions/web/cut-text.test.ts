import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

const TEXT = 'Salt was dear.';
const sign = ({ highlighted, noted, pending }: ReturnType<typeof cutText>[number]) =>
  `${highlighted ? 'h' : ''}${noted === 'end' ? 'N' : noted ? 'n' : ''}${pending ? 'p' : ''}`;

test.each([
  ['//', [['Salt was dear.', '']]],
  [
    '0-4//',
    [
      ['Salt', 'h'],
      [' was dear.', ''],
    ],
  ],
  [
    '0-8/5-13/',
    [
      ['Salt ', 'h'],
      ['was', 'hn'],
      [' dear', 'N'],
      ['.', ''],
    ],
  ],
  [
    '//9-14',
    [
      ['Salt was ', ''],
      ['dear.', 'p'],
    ],
  ],
  [
    '9-99//',
    [
      ['Salt was ', ''],
      ['dear.', 'h'],
    ],
  ],
])('%s', (spec, expected) => {
  const pieces = cutText(TEXT, spec);
  expect(pieces.map((piece) => [piece.text, sign(piece)])).toEqual(expected);
  expect(pieces.map(({ text }) => text).join('')).toBe(TEXT);
});
