import { expect, test } from 'vitest';
import { blockPassage, blockQuestion, blockText } from './block-text.ts';
import type { Section } from './paper.ts';

const section: Section = {
  skill: 'reading',
  durationMinutes: 20,
  parts: [
    {
      passage: {
        title: 'Salt',
        introduction: undefined,
        paragraphs: [{ letter: 'A', text: 'Salt was dear.' }],
      },
      groups: [],
    },
  ],
};

test.each([
  ['p1.title', 'Salt'],
  ['p1.A', 'Salt was dear.'],
  ['p1.introduction', undefined],
  ['p1.B', undefined],
  ['p2.A', undefined],
  ['q7', undefined],
  ['p1.A:0-4', undefined],
])('the words of %s', (block, text) => {
  expect(blockText(section, block)).toBe(text);
});

test.each([
  ['q7', 7],
  ['q7.A', 7],
  ['g21.l3.0', 21],
  ['box-11.iv', 11],
  ['p1.A', undefined],
])('the question of %s', (block, number) => {
  expect(blockQuestion(block)).toBe(number);
});

test.each([
  ['p1.title', 0],
  ['p3.B', 2],
  ['q7', undefined],
  ['part-1.A', undefined],
])('the part whose passage %s is in', (block, part) => {
  expect(blockPassage(block)).toBe(part);
});
