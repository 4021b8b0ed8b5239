import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { aMockTest, type MockTestGroup } from '../mock-test-fixture.ts';
import { sharedOptions } from './shared-options.ts';

const statements = [1, 2].map((number) => ({ number, statement: 'Who said so?' }));
const features = (names: string[], reuse = false): MockTestGroup => ({
  type: 'matching-features',
  title: 'People',
  features: names,
  reuse,
  questions: statements,
});
const several = (marking: 'each' | 'together', count: number): MockTestGroup => ({
  type: 'multiple-choice-several',
  stem: 'Which TWO are true?',
  options: ['Oil', 'Gas', 'Wax', 'Wood', 'Coal'],
  choose: 2,
  marking,
  questions: Array.from({ length: count }, (_, i) => ({ number: i + 1 })),
});
const names = ['Ann', 'Ben', 'Chen'];

function check(group: MockTestGroup, keys: readonly string[]): string[] {
  const answers = Object.fromEntries(keys.map((key, i) => [i + 1, { key }]));
  return problemsOf(sharedOptions, aMockTest({ groups: [group], answers }));
}

test.each<[string, MockTestGroup, string[]]>([
  ['each option once', features(names), ['A', 'C']],
  ['an option twice where that is allowed', features(names, true), ['A', 'A']],
  ['two letters with a number each', several('each', 2), ['A', 'C']],
  ['two letters with one number', several('together', 1), ['A C']],
])('%s is right', (_, group, keys) => {
  expect(check(group, keys)).toEqual([]);
});

test.each<[string, MockTestGroup, string[], string]>([
  [
    'a name that is there twice',
    features(['Ann', 'Ben', 'ann.']),
    ['A', 'B'],
    'Option “ann.” is there twice.',
  ],
  [
    'an option for two questions',
    features(names),
    ['B', 'B'],
    'question 2: B is the key of question 1, too.',
  ],
  [
    'a letter for two numbers',
    several('each', 2),
    ['A', 'A'],
    'question 2: A is the key of question 1, too.',
  ],
  [
    'one number for two marks',
    several('each', 1),
    ['A'],
    '2 options are to be chosen, and there are 1 numbers.',
  ],
  ['two numbers for one mark', several('together', 2), ['A C', 'B D'], 'and there are 2 numbers. Write 1'],
])('%s is reported', (_, group, keys, problem) => {
  expect(check(group, keys)).toContainEqual(expect.stringContaining(problem));
});
