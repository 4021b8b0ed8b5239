import { expect, test } from 'vitest';
import { marksByType } from './marks-by-type.ts';
import type { MarkedSection } from '../paper/paper.ts';

test('right answers are counted by question type, groups of one type together', () => {
  const passage = { title: 'T', introduction: undefined, paragraphs: [] };
  const section: MarkedSection = {
    skill: 'reading',
    durationMinutes: 20,
    parts: [
      {
        passage,
        groups: [
          {
            type: 'true-false-not-given',
            questions: [
              { number: 1, statement: 'a' },
              { number: 2, statement: 'b' },
            ],
          },
          { type: 'multiple-choice', questions: [{ number: 3, stem: 'c', options: ['x', 'y', 'z'] }] },
          { type: 'true-false-not-given', questions: [{ number: 4, statement: 'd' }] },
        ],
      },
    ],
  };
  expect(marksByType(section, new Set([1, 4]))).toEqual([
    { type: 'true-false-not-given', right: 2, count: 3 },
    { type: 'multiple-choice', right: 0, count: 1 },
  ]);
});
