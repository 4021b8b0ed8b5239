import { expect, test } from 'vitest';
import { findFillers, findRepeats, type Span } from './spoken-words.ts';

const quotes = (text: string, spans: readonly Span[]) =>
  spans.map(({ start, end }) => text.slice(start, end));

test.each([
  ['Um, I live, uh, near the sea.', ['Um', 'uh']],
  ['It was, you know, quite far.', ['you know']],
  ['I mean it. How to say, it is calm.', ['I mean', 'How to say']],
  ['Do you know the museum? If you know it, go there.', []],
  ['That is human, and an error too.', []],
])('fillers: %s', (text, found) => {
  expect(quotes(text, findFillers(text))).toEqual(found);
});

test.each([
  ['I I live in in a flat.', ['I I', 'in in']],
  ['In my in my opinion it is good.', ['In my in my']],
  ['I um I think so.', ['I um I']],
  ['It is very very good. No no, he had had enough.', []],
  ['I like it. It is far.', []],
  ['The theatre is the the best.', ['the the']],
])('repeats: %s', (text, found) => {
  expect(quotes(text, findRepeats(text))).toEqual(found);
});
