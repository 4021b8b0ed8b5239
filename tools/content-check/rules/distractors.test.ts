import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { aMockTest, type MockTestGroup } from '../mock-test-fixture.ts';
import { distractors } from './distractors.ts';

const statements = [1, 2, 3].map((number) => ({ number, statement: 'Who said so?' }));
const box = { from: 'box' as const, reuse: false };
const names = (count: number) => Array.from({ length: count }, (_, i) => `Name ${i}`);
const summary = (options: string[]): MockTestGroup => ({
  type: 'summary-completion',
  title: 'Lamps',
  fill: { ...box, options },
  lines: [{ text: '{1} and {2} and {3}' }],
});

const features = (count: number, reuse = false): MockTestGroup => ({
  type: 'matching-features',
  title: 'People',
  features: names(count),
  reuse,
  questions: statements,
});

test.each<[string, MockTestGroup]>([
  ['four names for three statements', features(4)],
  ['three names that may be used again', features(3, true)],
  ['four words for three gaps', summary(names(4))],
  [
    'a question with options of its own',
    { type: 'multiple-choice', questions: [{ number: 1, stem: 'Which of them?', options: names(3) }] },
  ],
])('%s are right', (_, group) => {
  expect(problemsOf(distractors, aMockTest({ groups: [group] }))).toEqual([]);
});

test.each<[string, MockTestGroup]>([
  ['three names for three statements', features(3)],
  ['three words for three gaps', summary(names(3))],
  ['as many paragraphs as questions', { type: 'matching-information', questions: statements }],
])('%s leave nothing to choose wrongly', (_, group) => {
  expect(problemsOf(distractors, aMockTest({ groups: [group] }))).toEqual([
    expect.stringContaining('reading question 1: There are no more options than answers'),
  ]);
});
