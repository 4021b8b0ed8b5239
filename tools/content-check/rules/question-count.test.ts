import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { aMockTest } from '../mock-test-fixture.ts';
import { questionCount } from './question-count.ts';

function aReading(
  count: number,
  form: 'full' | 'short' = 'full',
  module: 'academic' | 'general-training' | 'demonstration' = 'academic',
) {
  const questions = Array.from({ length: count }, (_, i) => ({
    number: i + 1,
    statement: 'Lamps burn oil.',
  }));
  return aMockTest({ form, module, groups: [{ type: 'true-false-not-given', questions }] });
}

test.each([
  ['a short form', aReading(5, 'short')],
  ['a demonstration', aReading(5, 'full', 'demonstration')],
  ['General Training in as many parts as it likes', aReading(40, 'full', 'general-training')],
])('%s may do as it does', (_, files) => {
  expect(problemsOf(questionCount, files)).toEqual([]);
});

test.each([
  [39, 'reading: There are 39 questions. Ask 40'],
  [40, 'reading: There are 1 passages. Write 3.'],
])('a full Academic test with %d questions on one passage', (count, problem) => {
  expect(problemsOf(questionCount, aReading(count))).toEqual([expect.stringContaining(problem)]);
});
