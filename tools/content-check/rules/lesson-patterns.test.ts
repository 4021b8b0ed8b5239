import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { aLesson, anAnswer } from '../lesson-fixture.ts';
import { lessonPatterns } from './lesson-patterns.ts';

const OPTIONS = ['He works in town.', 'He work in towns.', 'He is work there.'];
const choices = (keys: readonly string[], options = OPTIONS) =>
  problemsOf(
    lessonPatterns,
    aLesson({
      groups: [
        {
          type: 'multiple-choice',
          questions: keys.map((_, i) => ({ number: i + 1, stem: 'Which is right?', options })),
        },
      ],
      answers: keys.map((key, i) => anAnswer(i + 1, { key })),
    }),
  );

test.each([
  [['A', 'B', 'C', 'A'], ''],
  [['A', 'A', 'A'], ''],
  [['A', 'A', 'A', 'B'], 'A is the key of 3 of 4 choices'],
])('the letters %j: %s', (keys, says) => {
  const problems = choices(keys);
  if (says === '') expect(problems).toEqual([]);
  else expect(problems.join()).toContain(says);
});

test.each([
  [
    ['He works in town.', 'He work in towns.', 'He works in the old town.'],
    'The options have 13 to 19 letters.',
  ],
  [['no', 'often', 'never'], ''],
])('the options %j: %s', (options, says) => {
  expect(choices(['A'], options).join()).toContain(says);
  expect(choices(['A'], options)).toHaveLength(says === '' ? 0 : 1);
});

test('a key that is the longest option too often is reported', () => {
  const options = ['He works in towns.', 'He work in towns.', 'He is work there.'];
  expect(choices(['A', 'B', 'A', 'B'], options)).toEqual([]);
  const longest = problemsOf(
    lessonPatterns,
    aLesson({
      groups: [
        {
          type: 'multiple-choice',
          questions: ['A', 'B', 'C', 'A'].map((key, i) => ({
            number: i + 1,
            stem: 'Which is right?',
            options: OPTIONS.map((option, place) => ('ABC'[place] === key ? `${option} ok` : option)),
          })),
        },
      ],
      answers: ['A', 'B', 'C', 'A'].map((key, i) => anAnswer(i + 1, { key })),
    }),
  );
  expect(longest.join()).toContain('the longest option 4 of 4 times');
});

test('of five sentences to correct one is right already', () => {
  const check = (solution: object) =>
    problemsOf(
      lessonPatterns,
      aLesson({
        groups: [
          {
            type: 'correct',
            questions: [1, 2, 3, 4, 5].map((number) => ({ number, sentence: `He is work ${number}.` })),
          },
        ],
        answers: [1, 2, 3, 4, 5].map((number) =>
          anAnswer(number, number === 5 ? solution : { accepted: ['x'] }),
        ),
      }),
    );
  expect(check({ right: true })).toEqual([]);
  expect(check({ accepted: ['x'] }).join()).toContain('None of 5 sentences is right already.');
});

test('TRUE, FALSE and NOT GIVEN differ by one at most', () => {
  const check = (keys: readonly string[]) =>
    problemsOf(
      lessonPatterns,
      aLesson({
        groups: [
          {
            type: 'true-false-not-given',
            questions: keys.map((_, i) => ({ number: i + 1, statement: `Statement ${i}.` })),
          },
        ],
        answers: keys.map((key, i) => anAnswer(i + 1, { key })),
      }),
    );
  expect(check(['TRUE', 'FALSE', 'NOT GIVEN', 'TRUE'])).toEqual([]);
  expect(check(['TRUE', 'TRUE', 'FALSE', 'TRUE']).join()).toContain('TRUE 3, FALSE 1, NOT GIVEN 0.');
});
