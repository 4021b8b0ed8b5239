import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { aMockTest } from '../mock-test-fixture.ts';
import { wordLimits } from './word-limits.ts';

// The limit is two words.
test.each([
  ['oil lamps', []],
  ['(the) oil lamps / lamps', []],
  [
    'lamps / (the) town oil lamps',
    [expect.stringContaining('“town oil lamps” is over the limit of 2 word(s).')],
  ],
  ['lamps / every oil lamp', [expect.stringContaining('“every oil lamp” is over the limit')]],
])('%s', (key, problems) => {
  expect(problemsOf(wordLimits, aMockTest({ answers: { 4: { key } } }))).toEqual(problems);
});
