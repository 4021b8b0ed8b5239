import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitText } from './split-text.ts';

const join = (text: string, marks: readonly { start: number; end: number }[]) =>
  splitText(text, marks)
    .map(({ pieces, gap }) => pieces.map((piece) => piece.text).join('') + gap)
    .join('');

test('a text is split where marks begin and end, and at its paragraphs', () => {
  const text = 'One two three.\n\nFour five.';
  const [first, second] = splitText(text, [
    { start: 0, end: 7 },
    { start: 4, end: 13 },
    { start: 8, end: 20 },
  ]);
  expect(first).toMatchObject({
    gap: '\n\n',
    marks: [0, 1],
    pieces: [
      { text: 'One ', marks: [0], ends: [] },
      { text: 'two', marks: [0, 1], ends: [0] },
      { text: ' ', marks: [1], ends: [] },
      { text: 'three', marks: [1, 2], ends: [1] },
      { text: '.', marks: [2], ends: [] },
    ],
  });
  expect(second).toMatchObject({
    marks: [2],
    pieces: [
      { text: 'Four', marks: [2], ends: [2] },
      { text: ' five.', marks: [], ends: [] },
    ],
  });
});

const cases = fc
  .array(fc.constantFrom('a', 'b', ' ', '\n', '.'), { maxLength: 60 })
  .map((letters) => letters.join(''))
  .chain((text) => {
    const at = fc.integer({ min: -2, max: text.length + 2 });
    return fc.tuple(fc.constant(text), fc.array(fc.record({ start: at, end: at }), { maxLength: 12 }));
  });

test('all pieces and gaps joined are the text, whatever the marks', () => {
  fc.assert(fc.property(cases, ([text, marks]) => join(text, marks) === text));
});

test('the pieces of a mark are its words, and each mark ends once, in the paragraph that has its comment', () => {
  fc.assert(
    fc.property(cases, ([text, marks]) => {
      const paragraphs = splitText(text, marks);
      marks.forEach(({ start, end }, index) => {
        const ends = paragraphs.filter(({ pieces }) => pieces.some((piece) => piece.ends.includes(index)));
        const listed = paragraphs.filter((paragraph) => paragraph.marks.includes(index));
        const isInText = start >= 0 && end > start && end <= text.length;
        expect(ends.length).toBe(isInText ? 1 : 0);
        expect(listed).toEqual(ends);
        if (!isInText) return;
        const words = paragraphs
          .flatMap(({ pieces }) => pieces)
          .filter((piece) => piece.marks.includes(index))
          .map((piece) => piece.text)
          .join('');
        const breaks = /\n/g;
        expect(words.replace(breaks, '')).toBe(text.slice(start, end).replace(breaks, ''));
      });
    }),
  );
});
