import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './calendar-day.ts';
import { type CountedAnswer, questionState } from './question-state.ts';

const START = '2026-11-01';
const answer = (id: string, afterDays: number, isRight: boolean | null, isAided = false): CountedAnswer => ({
  id,
  day: addDays(START, afterDays),
  at: afterDays * 1_000,
  isRight,
  isAided,
});

const WRONG = answer('wrong', 0, false);

test('nothing was answered: there is no state', () => {
  expect(questionState([])).toBeUndefined();
});

test.each<[string, readonly CountedAnswer[], number, string | null]>([
  ['wrong', [WRONG], 0, null],
  ['right on the same day', [WRONG, answer('a', 0.5, true)], 0, null],
  ['right on one later day, twice', [WRONG, answer('a', 1, true), answer('b', 1, true)], 1, null],
  ['right on two later days', [WRONG, answer('a', 1, true), answer('b', 9, true)], 2, addDays(START, 9)],
  ['right with help', [WRONG, answer('a', 1, true, true), answer('b', 9, true)], 1, null],
  ['wrong again', [WRONG, answer('a', 1, true), answer('again', 2, false), answer('b', 9, true)], 1, null],
])('%s: right on %j', (_name, answers, rightDays, fixedOn) => {
  expect(questionState(answers)?.mistake).toMatchObject({ rightDays, fixedOn });
});

test('what is not marked is no mistake', () => {
  expect(questionState([answer('free', 0, null)])).toMatchObject({ lastRight: null, mistake: null });
});

test('the order in which answers arrive changes nothing', () => {
  const some = fc
    .array(fc.tuple(fc.nat({ max: 9 }), fc.boolean()), { minLength: 1, maxLength: 12 })
    .map((list) => list.map(([day, right], i) => answer(`a${i}`, day, right)))
    .chain((log) => fc.tuple(fc.constant(log), fc.shuffledSubarray(log, { minLength: log.length })));
  fc.assert(
    fc.property(some, ([log, arrived]) => {
      expect(questionState(arrived)).toEqual(questionState(log));
    }),
  );
});
