import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { aLesson, aModuleTest, anAnswer } from '../lesson-fixture.ts';
import { lessonNumbers } from './lesson-numbers.ts';

const sentence = (number: number) => ({ number, sentence: `Sentence ${number} is work.` });
const group = (...numbers: number[]) => ({ type: 'correct', questions: numbers.map(sentence) });
const answers = (...numbers: number[]) => numbers.map((number) => anAnswer(number, { accepted: ['x'] }));
const check = (asked: number[], keyed: number[]) =>
  problemsOf(lessonNumbers, aLesson({ groups: [group(...asked)], answers: answers(...keyed) }));

test.each([
  [[1, 2], [1, 2], ''],
  [[1, 3], [1, 3], 'question 3: The numbers do not run'],
  [[2, 1], [1, 2], 'question 2: The numbers do not run'],
  [[1, 2], [1], 'question 2: There is no answer.'],
  [[1], [1, 2], 'question 2: There is no such question.'],
])('questions %j with answers %j: %s', (asked, keyed, says) => {
  const problems = check(asked, keyed);
  if (says === '') expect(problems).toEqual([]);
  else expect(problems.join()).toContain(says);
});

test('a module test has ten questions', () => {
  const ten = Array.from({ length: 10 }, (_, i) => i + 1);
  expect(problemsOf(lessonNumbers, aModuleTest([group(...ten)], answers(...ten)))).toEqual([]);
  const nine = ten.slice(0, 9);
  expect(problemsOf(lessonNumbers, aModuleTest([group(...nine)], answers(...nine))).join()).toContain(
    '9 questions',
  );
});

test('a lesson without a key is reported', () => {
  const files = Object.fromEntries(Object.entries(aLesson()).filter(([file]) => !file.endsWith('key.json')));
  expect(problemsOf(lessonNumbers, files).join()).toContain('There is no key.');
});
