import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { aLesson, anAnswer, explanationOf } from '../lesson-fixture.ts';
import { lessonExplanations } from './lesson-explanations.ts';

const check = (explanation: object | undefined) =>
  problemsOf(lessonExplanations, aLesson({ answers: [{ ...anAnswer(1, { right: true }), explanation }] }));

test.each([
  [19, 1],
  [20, 0],
  [60, 0],
  [61, 1],
])('an explanation of %d words has %d problem(s)', (words, count) => {
  expect(check(explanationOf(words))).toHaveLength(count);
});

test('a question without one is reported', () => {
  expect(check(undefined).join()).toContain('There is no explanation.');
});
