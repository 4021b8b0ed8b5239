import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { aPrompt } from '../prompt-fixture.ts';
import { promptModels } from './prompt-models.ts';

test('two models, long enough and commented, are right', () => {
  expect(problemsOf(promptModels, aPrompt())).toEqual([]);
});

test.each<[string, Parameters<typeof aPrompt>[0], string]>([
  ['one model', { bands: [8] }, 'models: The models are at band 8.'],
  ['two models of nearly one band', { bands: [7, 6] }, 'models: The models are at band 7, 6.'],
  ['a short model', { texts: ['Too short.'] }, 'models.0: The model at band 8 has 2 words.'],
])('%s is reported', (_, changes, problem) => {
  expect(problemsOf(promptModels, aPrompt(changes))).toContainEqual(expect.stringContaining(problem));
});

test('a criterion without a comment is reported', () => {
  const files = aPrompt();
  const name = 'practice/writing/lamps/key.json';
  const key = JSON.parse(JSON.stringify(files[name])) as { models: { comments: object[] }[] };
  key.models[1]?.comments.pop();
  expect(problemsOf(promptModels, files, { [name]: key })).toEqual([
    expect.stringContaining(
      'models.1: The model at band 6 has not one comment on grammatical-range-and-accuracy',
    ),
  ]);
});
