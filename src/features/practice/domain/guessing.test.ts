import { expect, test } from 'vitest';
import type { ShownGroup } from '#ielts/exercises/lesson-group.ts';
import { guessingChance } from './guessing.ts';

const L = { en: 'x', 'zh-Hant': '測' };
const OPTIONS = ['one', 'two', 'three', 'four', 'five'];
const one = { number: 1, text: 'A lamp.' };

test.each<[string, ShownGroup, number]>([
  [
    'a choice of four',
    {
      type: 'multiple-choice',
      questions: [{ number: 1, stem: 'Which?', options: OPTIONS.slice(1) }],
    },
    1 / 4,
  ],
  [
    'TRUE, FALSE, NOT GIVEN',
    { type: 'true-false-not-given', questions: [{ number: 1, statement: 'It burns.' }] },
    1 / 3,
  ],
  [
    'two of five for one mark',
    {
      type: 'multiple-choice-several',
      stem: 'Which two?',
      options: OPTIONS,
      choose: 2,
      marking: 'together',
      questions: [{ number: 1 }],
    },
    1 / 10,
  ],
  [
    'a written answer',
    {
      type: 'short-answer',
      wordLimit: { words: 2, number: false },
      questions: [{ number: 1, stem: 'What burns?' }],
    },
    0,
  ],
  [
    'a gap with three options',
    { type: 'cloze', text: 'It {1}.', questions: [{ number: 1, options: OPTIONS.slice(2) }] },
    1 / 3,
  ],
  ['an open gap', { type: 'cloze', text: 'It {1}.', questions: [{ number: 1 }] }, 0],
  ['one of five to join', { type: 'match', options: OPTIONS, questions: [one] }, 1 / 5],
  [
    'one of two groups',
    {
      type: 'classify',
      groups: [
        { id: 'a', label: L },
        { id: 'b', label: L },
      ],
      questions: [one],
    },
    1 / 2,
  ],
  [
    'a pair, heard twice',
    { type: 'pair', questions: [{ number: 1, options: ['ship', 'sheep'], clips: ['a', 'b'] }] },
    1 / 4,
  ],
  ['a sentence to correct', { type: 'correct', questions: [{ number: 1, sentence: 'He work.' }] }, 0],
])('%s: %d', (_name, group, chance) => {
  expect(guessingChance(group, 1, ['A', 'B'])).toBeCloseTo(chance);
});
