import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { aMockTest } from '../mock-test-fixture.ts';
import { questionNumbering } from './question-numbering.ts';

const numbered = (...numbers: number[]) =>
  aMockTest({
    groups: [
      {
        type: 'true-false-not-given',
        questions: numbers.map((number) => ({ number, statement: 'Lamps burn.' })),
      },
    ],
  });

test('numbers from 1 on are right', () => {
  expect(problemsOf(questionNumbering, aMockTest())).toEqual([]);
});

test.each([
  [[1, 2, 4], 'questions.2.number: The number is 4. Write 3'],
  [[2, 3], 'questions.0.number: The number is 2. Write 1'],
  [[1, 2, 2], 'questions.2.number: The number is 2. Write 3'],
])('%j is reported where it goes wrong', (numbers, problem) => {
  expect(problemsOf(questionNumbering, numbered(...numbers))).toEqual([expect.stringContaining(problem)]);
});
