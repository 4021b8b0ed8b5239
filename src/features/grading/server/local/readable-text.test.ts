import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readableText } from './readable-text.ts';

const words = { rank: (word: string) => (word.length < 5 ? 1 : undefined) };

test('an essay stays as it is', () => {
  const essay = 'Ferries are late. However, the harbour isn’t far: 5 miles!';
  expect(readableText(essay, words)).toBe(essay);
});

test('words of many letters and pictures are hidden', () => {
  expect(readableText(`A ${'x'.repeat(60)} is 🛳️.`, words)).toBe(`A ${' '.repeat(60)} is ${' '.repeat(3)}.`);
});

test('of words in no list, the first 150 are read, and those again and again', () => {
  const unknown = Array.from(
    { length: 151 },
    (_, at) => `word${'abcdefghij'[at % 10]}${'klmnopqrstuvwxyz'[Math.floor(at / 10)]}`,
  );
  const text = [...unknown, unknown[0], 'boat'].join(' ');
  const read = readableText(text, words).split(/\s+/u);
  expect(read).toEqual([...unknown.slice(0, 150), unknown[0], 'boat']);
});

test('every place stays the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const read = readableText(text, words);
      expect(read).toHaveLength(text.length);
      for (let at = 0; at < text.length; at += 1) expect([text[at], ' ']).toContain(read[at]);
    }),
  );
});
