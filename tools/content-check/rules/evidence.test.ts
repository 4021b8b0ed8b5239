import { describe, expect, test } from 'vitest';
import { both, problemsOf } from '../content-fixture.ts';
import { aListeningTest } from '../listening-fixture.ts';
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

describe('in Listening', () => {
  const explanation = both('He says so.');
  const answer = (turn: string, quote: string) =>
    problemsOf(
      evidence,
      aListeningTest({ answers: [{ number: 1, key: 'oil', explanation, evidence: [{ turn, quote }] }] }),
    );

  test('the quote is in the displayed words of the turn', () => {
    expect(answer('t2', 'lamps burn oil')).toEqual([]);
  });

  test.each([
    ['t9', 'lamps burn oil', 'There is no turn t9. The last is t3.'],
    ['t3', 'lamps burn oil', 'Turn t3 does not say “lamps burn oil”. Name turn t2.'],
    ['t2', 'lamps burn gas', 'Turn t2 does not say “lamps burn gas”. Copy the words exactly'],
  ])('%s: %s', (turn, quote, problem) => {
    expect(answer(turn, quote)).toEqual([expect.stringContaining(problem)]);
  });
});
