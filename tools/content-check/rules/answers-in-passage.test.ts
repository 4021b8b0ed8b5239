import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { aMockTest } from '../mock-test-fixture.ts';
import { answersInPassage } from './answers-in-passage.ts';

test.each([
  ['oil lamps', []],
  ['Oil Lamps / every lamp', []],
  ['gas lamps', [expect.stringContaining('The passage does not have the word(s) gas.')]],
  ['oil lamps / oil light', [expect.stringContaining('the word(s) light.')]],
  ['town lamps', [expect.stringContaining('No accepted answer stands in the paragraph(s) of its evidence.')]],
  ['sea charts', [expect.stringContaining('No accepted answer stands')]],
])('%s', (key, problems) => {
  expect(problemsOf(answersInPassage, aMockTest({ answers: { 4: { key } } }))).toEqual(problems);
});
