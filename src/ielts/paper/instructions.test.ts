import { expect, test } from 'vitest';
import { printedLimit, wordLimitText } from '../question-types/word-limit.ts';
import { groupHeading, groupInstructions } from './instructions.ts';

test.each([
  [{ words: 1, number: false }, 'ONE WORD ONLY'],
  [{ words: 1, number: true }, 'ONE WORD AND/OR A NUMBER'],
  [{ words: 2, number: false }, 'NO MORE THAN TWO WORDS'],
  [{ words: 3, number: true }, 'NO MORE THAN THREE WORDS AND/OR A NUMBER'],
])('the limit %j is printed as %s', (limit, text) => {
  expect(wordLimitText(limit)).toBe(text);
});

test('a completion group names its limit, and a heading its numbers', () => {
  const group = {
    type: 'sentence-completion',
    wordLimit: { words: 2, number: false },
    questions: [
      { number: 10, text: 'A {gap}.' },
      { number: 11, text: 'B {gap}.' },
    ],
  } as const;
  expect(groupInstructions(group, 'reading').join(' ')).toContain('NO MORE THAN TWO WORDS');
  expect(groupHeading(group)).toBe('Questions 10–11');
});

test.each([1, 2, 3, 6])('a limit of %d words is found in its line, with and without a number', (words) => {
  for (const number of [true, false]) {
    const limit = wordLimitText({ words, number });
    expect(printedLimit(`Write ${limit} from the passage for each answer.`)).toBe(limit);
  }
});

test.each(['Choose TWO letters.', 'Complete the sentences.', 'Choose NOT GIVEN if it does not say.'])(
  '%s has no word limit',
  (line) => {
    expect(printedLimit(line)).toBeUndefined();
  },
);

test.each([
  ['B C D E F G', 'paragraphs B–G'],
  ['C A B', 'paragraphs A–C'],
  ['A C D', 'each paragraph'],
  ['A', 'each paragraph'],
])('headings for %s are for %s', (names, said) => {
  const questions = names.split(' ').map((paragraph, place) => ({ number: place + 14, paragraph }));
  const group = { type: 'matching-headings', headings: ['One', 'Two'], questions } as const;
  expect(groupInstructions(group, 'reading')).toEqual([
    `Choose the correct heading for ${said} from the list of headings.`,
  ]);
});
