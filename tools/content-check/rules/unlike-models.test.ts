import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { aWritingTest } from '../output-fixture.ts';
import { aPrompt, TASKS } from '../prompt-fixture.ts';
import { unlikeModels } from './unlike-models.ts';

const EIGHT = 'The night was dark and nobody had oil';

test('models of their own words are right', () => {
  expect(
    problemsOf(unlikeModels, aPrompt(), aPrompt({ slug: 'wicks', texts: ['No lamp.', 'No oil.'] })),
  ).toEqual([]);
});

test('eight words in a row of another prompt’s model are reported', () => {
  const files = [
    aPrompt({ texts: [`${EIGHT}.`] }),
    aPrompt({ slug: 'wicks', texts: [`So ${EIGHT} left.`, 'None.'] }),
  ];
  expect(problemsOf(unlikeModels, ...files)).toEqual([
    'content/practice/writing/wicks/key.json at models.0.text: “the night was dark and nobody had oil” is in another ' +
      'model of content/practice/writing/lamps/key.json too. Say it in other words.',
  ]);
});

test('so are those of the other model to the same prompt', () => {
  expect(problemsOf(unlikeModels, aPrompt({ texts: [EIGHT, EIGHT] }))).toHaveLength(1);
});

test('seven words are chance', () => {
  const seven = EIGHT.replace(/ \w+$/u, '');
  expect(problemsOf(unlikeModels, aPrompt({ texts: [seven, seven] }))).toEqual([]);
});

test('the words of the prompt are free', () => {
  const { prompt } = TASKS.essay;
  expect(problemsOf(unlikeModels, aPrompt({ texts: [prompt, prompt] }))).toEqual([]);
});

test('words of a mock test’s model are reported', () => {
  const copied = 'word '.repeat(8).trim();
  expect(problemsOf(unlikeModels, aWritingTest(), aPrompt({ texts: [copied, 'None.'] }))).toEqual([
    expect.stringContaining('is in another model of content/mock-tests/lamps/answer-key.json too.'),
  ]);
});
