import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitTranscript } from './split-transcript.ts';

const TEXT = 'Well, I live near the sea.';
const words = (...said: readonly string[]) => said.map((text) => ({ text }));

test('words have their places, marks their pieces, and what is between belongs to no word', () => {
  const marks = [{ start: 6, end: 12 }];
  const pieces = splitTranscript(TEXT, words('well', 'I', 'live', 'near'), marks);
  expect(pieces.map(({ text, word, marks: own, ends }) => [text, word, own, ends])).toEqual([
    ['Well', 0, [], []],
    [', ', undefined, [], []],
    ['I', 1, [0], []],
    [' ', undefined, [0], []],
    ['live', 2, [0], [0]],
    [' ', undefined, [], []],
    ['near', 3, [], []],
    [' the sea.', undefined, [], []],
  ]);
});

test('a word that is not in the transcript is left out, and the next ones are found', () => {
  const pieces = splitTranscript(TEXT, words('well', 'erm', 'live'), []);
  expect(pieces.flatMap(({ text, word }) => (word === undefined ? [] : [`${word} ${text}`]))).toEqual([
    '0 Well',
    '2 live',
  ]);
});

test('joined, the pieces are the transcript, whatever the words and marks', () => {
  const span = fc
    .tuple(fc.nat(60), fc.nat(60))
    .map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }));
  fc.assert(
    fc.property(
      fc.string({ maxLength: 50, unit: 'grapheme' }),
      fc.array(
        fc.string({ maxLength: 4 }).map((text) => ({ text })),
        { maxLength: 8 },
      ),
      fc.array(span, { maxLength: 4 }),
      (text, said, marks) => {
        expect(
          splitTranscript(text, said, marks)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      },
    ),
  );
});
