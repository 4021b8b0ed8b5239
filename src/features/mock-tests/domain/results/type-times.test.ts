import { expect, test } from 'vitest';
import type { MarkedSection } from '#ielts/paper/paper.ts';
import { typeTimes } from './type-times.ts';

const question = (number: number) => ({ number, statement: `Statement ${number}.` });
const section: MarkedSection = {
  skill: 'reading',
  durationMinutes: 20,
  parts: [
    {
      passage: { title: 'Salt', introduction: undefined, paragraphs: [{ letter: 'A', text: 'Salt.' }] },
      groups: [
        { type: 'true-false-not-given', questions: [question(1), question(2)] },
        { type: 'yes-no-not-given', questions: [question(3)] },
        { type: 'true-false-not-given', questions: [question(4), question(5)] },
      ],
    },
  ],
};

test('a type’s time is the average of all its questions, unseen ones too', () => {
  const times = new Map([
    [1, 10_000],
    [2, 20_000],
    [4, 30_000],
    [3, 7_000],
  ]);
  expect(typeTimes(section, times)).toEqual([
    { type: 'true-false-not-given', averageMs: 15_000 },
    { type: 'yes-no-not-given', averageMs: 7_000 },
  ]);
});
