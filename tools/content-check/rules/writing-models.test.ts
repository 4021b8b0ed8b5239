import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { aWritingTest } from '../output-fixture.ts';
import { writingModels } from './writing-models.ts';

test('three models of each task, long enough and commented, are right', () => {
  expect(problemsOf(writingModels, aWritingTest())).toEqual([]);
});

test.each<[string, Parameters<typeof aWritingTest>[0], string]>([
  ['a band without a model', { bands: [9, 7] }, 'writing task 1: There is no model answer at band 5.'],
  ['a model that is too short', { words: 149 }, 'writing task 1: The model at band 9 has 149 words.'],
  [
    'a criterion without a comment',
    { criteria: ['task-achievement', 'lexical-resource', 'grammatical-range-and-accuracy'] },
    'writing task 1: The model at band 9 has not one comment on coherence-and-cohesion.',
  ],
  [
    'the criterion of the other task',
    { criteria: ['task-response'] },
    'writing task 1: Task 1 is not judged by task-response.',
  ],
])('%s is reported', (_, change, problem) => {
  expect(problemsOf(writingModels, aWritingTest(change))).toContainEqual(expect.stringContaining(problem));
});
