import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { aListeningTest, aScript } from '../listening-fixture.ts';
import { answersSaid } from './answers-said.ts';

type Turn = ReturnType<typeof aScript>['turns'][number];

/** The lamps burn {gap}, as the second turn says. */
function check(change: Partial<Turn>): string[] {
  const turns = aScript().turns.map((turn) => (turn.id === 't2' ? { ...turn, ...change } : turn));
  return problemsOf(answersSaid, aListeningTest({ script: aScript({ turns }) }));
}

test('what a speaker says can be heard, whatever the review shows', () => {
  expect(check({})).toEqual([]);
  expect(check({ display: 'They burn it.', spoken: 'They burn oil, you know.' })).toEqual([]);
});

test('what only the review shows cannot', () => {
  expect(check({ spoken: 'The lamps burn gas.' })).toEqual([
    expect.stringContaining(
      'question 1: No accepted answer is said in the turn(s) of its evidence: “The lamps burn gas.”.',
    ),
  ]);
});

test('the narrator answers nothing', () => {
  expect(check({ speaker: 'narrator' })).toEqual([
    expect.stringContaining('question 1: Nobody but the narrator says the answer.'),
  ]);
});
