import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { aMockTest } from '../mock-test-fixture.ts';
import { answerOrder } from './answer-order.ts';

const IN_C = [{ paragraph: 'C', quote: 'Sea charts' }];

test('questions that follow the passage are right; a new group begins again', () => {
  expect(problemsOf(answerOrder, aMockTest())).toEqual([]);
});

test.each([
  [1, 'question 2: The answer is in paragraph B, that of question 1 in paragraph C.'],
  [4, []],
])('question %d proved in paragraph C', (number, problem) => {
  const expected = typeof problem === 'string' ? [expect.stringContaining(problem)] : problem;
  expect(problemsOf(answerOrder, aMockTest({ answers: { [number]: { evidence: IN_C } } }))).toEqual(expected);
});

test('multiple choice need not follow it', () => {
  expect(problemsOf(answerOrder, aMockTest({ answers: { 3: { evidence: IN_C } } }))).toEqual([]);
});

test('a quote that is not found is in no wrong place', () => {
  const nowhere = [{ paragraph: 'Z', quote: 'Sea charts' }];
  expect(problemsOf(answerOrder, aMockTest({ answers: { 2: { evidence: nowhere } } }))).toEqual([]);
});
