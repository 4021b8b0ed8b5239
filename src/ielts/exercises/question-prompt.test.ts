import { describe, expect, test } from 'vitest';
import type { ShownGroup } from './lesson-group.ts';
import { questionPrompt } from './question-prompt.ts';

const both = (en: string) => ({ en, 'zh-Hant': '中文' });
const limit = { words: 2, number: true } as const;

describe('a question is told in words that can be read away from its page', () => {
  test.each<[ShownGroup, string]>([
    [
      { type: 'true-false-not-given', questions: [{ number: 2, statement: 'Salt was dear.' }] },
      'Salt was dear.',
    ],
    [
      { type: 'multiple-choice', questions: [{ number: 2, stem: 'Who came?', options: ['Mei', 'Tom'] }] },
      'Who came?\nA  Mei\nB  Tom',
    ],
    [
      { type: 'short-answer', wordLimit: limit, questions: [{ number: 2, stem: 'What is sold?' }] },
      'What is sold?',
    ],
    [
      {
        type: 'sentence-completion',
        wordLimit: limit,
        questions: [{ number: 2, text: 'They met. The boat left at {gap}.' }],
      },
      'The boat left at ______.',
    ],
    [
      {
        type: 'cloze',
        text: 'She {1} here. They {2} late, and we {3} early.',
        questions: [{ number: 1 }, { number: 2, options: ['was', 'were'] }, { number: 3 }],
      },
      'They (2) ______ late, and we ______ early.\nA  was\nB  were',
    ],
    [{ type: 'correct', questions: [{ number: 2, sentence: 'He go.' }] }, 'He go.'],
    [
      { type: 'transform', questions: [{ number: 2, sentence: 'I like it.', word: 'fond', start: 'I am' }] },
      'I like it.\n(fond)\nI am …',
    ],
    [{ type: 'reorder', questions: [{ number: 2, pieces: ['came', 'she'] }] }, 'came / she'],
    [{ type: 'match', options: ['a', 'b'], questions: [{ number: 2, text: 'make' }] }, 'make'],
    [
      { type: 'word-form', questions: [{ number: 2, word: 'go', text: 'She {gap} home.' }] },
      'She ______ home. (go)',
    ],
    [
      {
        type: 'pair',
        questions: [{ number: 2, options: ['ship', 'sheep'], clips: ['a', 'b'] }],
      },
      'ship / sheep',
    ],
    [{ type: 'dictation', questions: [{ number: 2, clip: 'clips/d2.json' }] }, ''],
    [
      {
        type: 'write',
        questions: [{ number: 2, prompt: both('Say why.'), words: { from: 5, to: 9 }, checklist: [] }],
      },
      'Say why.',
    ],
  ])('%j', (group, prompt) => {
    expect(questionPrompt(group, 2)).toBe(prompt);
  });

  test('a number that a group does not have asks nothing', () => {
    expect(questionPrompt({ type: 'correct', questions: [] }, 9)).toBe('');
    expect(questionPrompt({ type: 'true-false-not-given', questions: [] }, 9)).toBe('');
  });
});
