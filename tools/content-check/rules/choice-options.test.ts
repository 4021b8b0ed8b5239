import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { aMockTest } from '../mock-test-fixture.ts';
import { choiceOptions } from './choice-options.ts';

function check(keys: readonly string[], options = ['Oil', 'Gas', 'Candles']): string[] {
  const questions = keys.map((_, i) => ({ number: i + 1, stem: 'What lit it?', options }));
  const answers = Object.fromEntries(keys.map((key, i) => [i + 1, { key }]));
  return problemsOf(choiceOptions, aMockTest({ groups: [{ type: 'multiple-choice', questions }], answers }));
}

test('different options and different letters are right', () => {
  expect(check(['A', 'B', 'A'])).toEqual([]);
  expect(check(['A', 'A'])).toEqual([]);
});

test('three times the same letter gives the answers away', () => {
  expect(check(['C', 'C', 'C'])).toEqual([expect.stringContaining('Every key of this group is C.')]);
});

test('an option that is there twice is reported', () => {
  expect(check(['A'], ['Oil lamps', 'Gas', 'oil lamps.'])).toEqual([
    expect.stringContaining('question 1: Option “oil lamps.” is there twice.'),
  ]);
});
