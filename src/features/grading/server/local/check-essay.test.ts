import { expect, test } from 'vitest';
import { createEssayChecker, type EssayTask } from './check-essay.ts';
import { readModelAnswers } from './read-model-answers.ts';
import { createTagger } from './tag-essay.ts';
import { readWordTable } from './word-ranks.ts';

const tag = createTagger();
const words = readWordTable();
const check = createEssayChecker();
const answers = readModelAnswers('content');
const task: EssayTask = { task: 2, prompt: '', minWords: 40 };

test('the model answers of mock tests, lessons and module tests are read', () => {
  expect(answers.length).toBeGreaterThan(300);
  expect(new Set(answers.map((text) => typeof text))).toEqual(new Set(['string']));
});

test('every model answer of 40 words and more that is typed in is known', () => {
  const long = answers.filter((text) => text.split(/\s+/u).length >= 40);
  const unknown = long.filter(
    (text) => !check(tag(text), words, task).guards.some(({ id, cap }) => id === 'memorised' && cap === 1.5),
  );
  expect(unknown).toEqual([]);
});

test('an original text matches no model answer, and charts are compared where there are any', () => {
  const text =
    'Apples fell from 90 tonnes in 1990 to 40 tonnes in 2020, and the farmers of the valley grew more pears.';
  const chart = {
    kind: 'line',
    title: 'Apples',
    unit: 'tonnes',
    categories: ['1990', '2020'],
    series: [{ name: 'Apples', values: [90, 60] }],
  } as const;
  expect(check(tag(text), words, task).guards.map(({ id }) => id)).not.toContain('memorised');
  expect(check(tag(text), words, task).figures).toEqual({ claims: [], features: [] });
  const { claims } = check(tag(text), words, { ...task, charts: [chart] }).figures;
  expect(claims.filter(({ verdict }) => verdict === 'wrong').map(({ quote }) => quote)).toEqual(['40']);
});
