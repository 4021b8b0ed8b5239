import { expect, test } from 'vitest';
import { plainEssay } from '../essay/plain-essay-fixture.ts';
import { wordEssay } from '../measures/essay-facts.ts';
import { findMissingParts } from './find-text-topics.ts';

const words = { rank: () => 1, logFrequency: () => 1 };
const topics = (
  text: string,
  { task = 2, prompt = 'Should ferries be free? Do you agree?', minWords = 5, promptShare = 0.6 } = {},
) => {
  const worded = wordEssay({
    essay: plainEssay(text),
    task: task === 1 ? 1 : 2,
    prompt,
    issues: [],
    errors: [],
    words,
  });
  return findMissingParts(worded, { minWords, measures: { promptShare } }).map(({ topic }) => topic);
};
const WHOLE = [
  'I agree that ferries should be free.',
  'Islands need them.',
  'Roads are free.',
  'I think so.',
];

test('a text with all that its task asks for misses nothing', () => {
  expect(topics(WHOLE.join('\n'))).toEqual([]);
});

test('few words, one paragraph, no position and little of the question', () => {
  expect(topics('Ferries cost too much.', { minWords: 250, promptShare: 0.1 })).toEqual([
    'length',
    'paragraphs',
    'position',
    'coverage',
  ]);
});

test('a paragraph for each sentence is no paragraph', () => {
  expect(topics([...WHOLE, ...WHOLE].join('\n'))).toEqual(['paragraphs']);
});

test('a position is missed only where the question asks for one', () => {
  const text = 'Ferries cost much.\nRoads do not.\nTickets help.\nThat is all.';
  expect(topics(text)).toEqual(['position']);
  expect(topics(text, { prompt: 'Why do ferries cost so much? What can be done?' })).toEqual([]);
});

test('a report needs an overview, and a letter does not', () => {
  const text = 'The chart shows ferries.\nThey rose in May.\nThey fell in June.';
  expect(topics(text, { task: 1, prompt: 'The chart shows ferries.' })).toEqual(['overview']);
  expect(topics(`Overall, there were more.\n${text}`, { task: 1, prompt: 'A chart.' })).toEqual([]);
  expect(topics(text, { task: 1, prompt: 'Write a letter to the harbour.' })).toEqual([]);
});
