import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { aWritingTest } from '../output-fixture.ts';
import { writingTasks } from './writing-tasks.ts';

test.each([
  ['a full Academic test', aWritingTest()],
  ['a short form with one task', aWritingTest({ form: 'short', tasks: [2], durationMinutes: 40 })],
])('%s as the test has it is right', (_, files) => {
  expect(problemsOf(writingTasks, files)).toEqual([]);
});

test.each<[string, Parameters<typeof aWritingTest>[0], string]>([
  ['one task only', { tasks: [2], durationMinutes: 40 }, 'Task 1 is missing or not as in the test.'],
  ['too few words', { minWords: 120 }, 'Task 1 is missing or not as in the test.'],
  [
    'a chart in General Training',
    { module: 'general-training' },
    'Task 1 is of the type chart. Write a letter.',
  ],
  ['minutes that are not the sum', { durationMinutes: 50 }, 'The tasks have 60 minutes. Write their sum.'],
])('%s is reported', (_, change, problem) => {
  expect(problemsOf(writingTasks, aWritingTest(change))).toEqual([expect.stringContaining(problem)]);
});
