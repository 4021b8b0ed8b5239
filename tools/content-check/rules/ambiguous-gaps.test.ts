import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { aMockTest } from '../mock-test-fixture.ts';
import { ambiguousGaps } from './ambiguous-gaps.ts';

test.each([
  ['(sea) charts', []],
  ['Oil lamps', [expect.stringContaining('question 4: “oil lamps” is right in question 5, too.')]],
  ['charts / oil-lamps', [expect.stringContaining('“oil lamps” is right in question 5, too.')]],
])('oil lamps in gap 4 and %s in gap 5', (key, problems) => {
  expect(problemsOf(ambiguousGaps, aMockTest({ answers: { 5: { key } } }))).toEqual(problems);
});
