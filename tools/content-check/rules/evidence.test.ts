import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { aMockTest } from '../mock-test-fixture.ts';
import { evidence } from './evidence.ts';

const check = (paragraph: string, quote: string) =>
  problemsOf(evidence, aMockTest({ answers: { 1: { evidence: [{ paragraph, quote }] } } }));

test.each([
  ['A', 'Oil lamps lit the town'],
  ['A', 'Every lamp was filled by hand.'],
])('paragraph %s says “%s”', (paragraph, quote) => {
  expect(check(paragraph, quote)).toEqual([]);
});

test.each([
  [
    'A',
    'oil lamps lit the town',
    'Paragraph A does not say “oil lamps lit the town”. Copy the words exactly',
  ],
  ['A', 'The town clock was', 'does not say “The town clock was”. Name paragraph B.'],
  ['D', 'Oil lamps', 'There is no paragraph D. The last is C.'],
  ['A', 'until 1852. Every lamp', '“until 1852. Every lamp” is more than one sentence.'],
])('paragraph %s, “%s”', (paragraph, quote, problem) => {
  expect(check(paragraph, quote)).toEqual([expect.stringContaining(problem)]);
});
