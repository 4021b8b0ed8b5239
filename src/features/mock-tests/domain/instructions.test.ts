import { expect, test } from 'vitest';
import { groupHeading, groupInstructions, wordLimitText } from './instructions.ts';

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
