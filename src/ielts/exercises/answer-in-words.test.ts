import { expect, test } from 'vitest';
import { answerInWords } from './answer-in-words.ts';
import type { ShownGroup } from './lesson-group.ts';

const L = (en: string, zh: string) => ({ en, 'zh-Hant': zh });
const CASES: readonly (readonly [string, ShownGroup, string, string])[] = [
  [
    'an option',
    { type: 'multiple-choice', questions: [{ number: 1, stem: 'How?', options: ['car', 'bus', 'train'] }] },
    'B',
    'B. bus',
  ],
  [
    'pieces in order',
    { type: 'reorder', questions: [{ number: 1, pieces: ['is', 'it', 'late'] }] },
    '1 0 2',
    'it is late',
  ],
  [
    'marked words',
    { type: 'spot', questions: [{ number: 1, text: 'He is agree now.', mark: L('Mark.', '標出。') }] },
    '1 2',
    'is … agree',
  ],
  [
    'a partner',
    { type: 'match', options: ['tea', 'rice'], questions: [{ number: 1, text: 'drink' }] },
    'A',
    'tea',
  ],
  [
    'a group of cards',
    {
      type: 'classify',
      groups: [{ id: 'strong', label: L('Strong', '強') }],
      questions: [{ number: 1, text: 'must' }],
    },
    'strong',
    '強',
  ],
  [
    'a sentence that was left as it is',
    { type: 'correct', questions: [{ number: 1, sentence: 'He agrees.' }] },
    '=',
    'He agrees.',
  ],
  [
    'two sounds',
    { type: 'pair', questions: [{ number: 1, options: ['ship', 'sheep'], clips: ['a', 'b'] }] },
    'B A',
    'sheep, ship',
  ],
  [
    'two sounds in words',
    { type: 'pair', questions: [{ number: 1, options: ['ship', 'sheep'], clips: ['a', 'b'] }] },
    'sheep, ship',
    'sheep, ship',
  ],
  [
    'two sentences in words, of which one is a letter',
    { type: 'pair', questions: [{ number: 1, options: ['A bus is here.', 'B.'], clips: ['a', 'b'] }] },
    'A bus is here. B.',
    'A bus is here. B.',
  ],
  [
    'two sentences that were heard',
    {
      type: 'pair',
      questions: [{ number: 1, options: ['It is bus sixty.', 'It is bus sixteen.'], clips: ['a', 'b'] }],
    },
    'A B',
    'It is bus sixty. It is bus sixteen.',
  ],
  ['written words', { type: 'cloze', text: '{1}', questions: [{ number: 1 }] }, 'went', 'went'],
];

test.each(CASES)('%s is in words', (_, group, answer, words) => {
  expect(answerInWords(group, 1, answer, 'zh-Hant')).toBe(words);
});

test.each(CASES)('%s that fits nothing stays as it is', (_, group) => {
  expect(answerInWords(group, 1, '97 98', 'en')).toMatch(/^97,? 98$/);
  expect(answerInWords(group, 2, 'went', 'en')).toBe('went');
});
