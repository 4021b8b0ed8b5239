import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { aPrompt, TASKS } from '../prompt-fixture.ts';
import { writingPrompts } from './writing-prompts.ts';

const { chart, letter, essay } = TASKS;
const figures = {
  title: 'Lamps',
  unit: 'lamps',
  categoryLabel: 'Year',
  categories: ['1850', '1860'],
  series: [{ name: 'Oil', values: [3, 5] }],
};

test.each([
  ['a report', chart],
  ['a letter', letter],
  ['an essay', essay],
])('%s as in the test is right', (_, task) => {
  expect(problemsOf(writingPrompts, aPrompt({ task }))).toEqual([]);
});

test.each<[string, Parameters<typeof aPrompt>[0], string]>([
  ['another time', { task: { ...essay, minutes: 30 } }, 'task.minutes: 30 is not as in the test.'],
  ['another length', { task: { ...essay, minWords: 200 } }, 'task.minWords: 200 is not as in the test.'],
  ['an essay as Task 1', { task: { ...essay, number: 1 } }, 'task.number: 1 is not as in the test.'],
  [
    'an essay of one test alone',
    { module: 'academic' },
    'module: A task of the type essay is not for academic.',
  ],
  [
    'a prompt without its length',
    { task: { ...essay, prompt: 'Should lamps burn all night in every street?' } },
    'task.prompt: The prompt does not say its length.',
  ],
  ['the form of a letter', { form: 'informal' }, 'form: informal is not what the task is.'],
  [
    'the form of another chart',
    { task: chart, form: 'pie' },
    'form: pie is not what the task is. Write bar.',
  ],
  [
    'charts of two kinds under the name of one',
    {
      task: {
        ...chart,
        chart: undefined,
        charts: [
          { ...figures, kind: 'bar' },
          { ...figures, kind: 'line' },
        ],
      },
      form: 'bar',
    },
    'form: bar is not what the task is. Write mixed.',
  ],
])('%s is reported', (_, changes, problem) => {
  expect(problemsOf(writingPrompts, aPrompt(changes))).toContainEqual(expect.stringContaining(problem));
});

test('a prompt without its key is reported', () => {
  const { 'practice/writing/lamps/set.json': set } = aPrompt();
  expect(problemsOf(writingPrompts, { 'practice/writing/lamps/set.json': set })).toEqual([
    'content/practice/writing/lamps/key.json: The file is missing. Write the model answers.',
  ]);
});
