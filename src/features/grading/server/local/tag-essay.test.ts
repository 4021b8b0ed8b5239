import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTagger } from './tag-essay.ts';

const tagEssay = createTagger();
const tokensOf = (text: string) =>
  tagEssay(text).paragraphs.flatMap(({ sentences }) => sentences.flatMap(({ tokens }) => tokens));

test('a text is paragraphs of sentences of tokens with parts of speech', () => {
  const { paragraphs } = tagEssay('The ferry was late. It doesn’t matter.\n\nWe waited.');
  expect(paragraphs.map(({ sentences }) => sentences.length)).toEqual([2, 1]);
  const [first] = paragraphs[0]?.sentences ?? [];
  expect(first?.tokens.map(({ text, tag }) => `${text} ${tag}`)).toEqual([
    'The DET',
    'ferry NOUN',
    'was AUX',
    'late ADJ',
    '. PUNCT',
  ]);
  expect(tokensOf('Two ferries left.').map(({ lemma }) => lemma)).toEqual(['two', 'ferry', 'leave', '.']);
});

test('every token and every sentence is where it says', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.lorem({ mode: 'sentences' }), fc.string({ unit: 'grapheme', maxLength: 200 })),
      (text) => {
        let before = 0;
        for (const { sentences } of tagEssay(text).paragraphs) {
          for (const sentence of sentences) {
            expect(sentence.tokens.length).toBeGreaterThan(0);
            for (const token of sentence.tokens) {
              expect(token.start).toBeGreaterThanOrEqual(before);
              expect(text.slice(token.start, token.end)).toBe(token.text);
              before = token.end;
            }
          }
        }
      },
    ),
  );
});

test('a text in capitals has the tags of small letters, and keeps its capitals', () => {
  const tokens = tokensOf('THE FERRY WAS LATE.');
  expect(tokens.map(({ text }) => text)).toEqual(['THE', 'FERRY', 'WAS', 'LATE', '.']);
  expect(tokens.map(({ tag }) => tag)).toEqual(['DET', 'NOUN', 'AUX', 'ADJ', 'PUNCT']);
});

test('a text without a word has no paragraphs', () => {
  expect(tagEssay(' \n\n ').paragraphs).toEqual([]);
});

test('a word without a lemma is its own', () => {
  const tokens = tokensOf('A broken arm can be counted and courage cannot.');
  expect(tokens.map(({ lemma }) => typeof lemma)).toEqual(tokens.map(() => 'string'));
  expect(tokens.map(({ text }) => text).join('')).toContain('cannot');
});
