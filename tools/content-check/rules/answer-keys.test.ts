import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { aMockTest, anAnswer } from '../mock-test-fixture.ts';
import { answerKeys } from './answer-keys.ts';

test('one key for each question is right', () => {
  expect(problemsOf(answerKeys, aMockTest())).toEqual([]);
});

test.each([
  ['a question has a key', { answers: { 2: null } }, 'question 2: There is no key.'],
  ['and only one', { more: [anAnswer(2, 'TRUE')] }, 'question 2: There are two keys.'],
  [
    'a key has a question',
    { more: [anAnswer(6, 'TRUE')] },
    'question 6: There is a key, but no such question.',
  ],
  [
    'a verdict is one of three',
    { answers: { 1: { key: 'YES' } } },
    'question 1: The key is none of the choices.',
  ],
  [
    'a letter is that of an option',
    { answers: { 3: { key: 'D' } } },
    'question 3: The key is none of the choices.',
  ],
  [
    'brackets pair',
    { answers: { 4: { key: '(oil lamps' } } },
    'question 4: The key cannot be read: a bracket',
  ],
  [
    'an alternative is something',
    { answers: { 4: { key: 'oil lamps / ' } } },
    'an alternative has nothing in it',
  ],
  [
    'an accepted answer keeps the word limit',
    { answers: { 4: { key: 'the oil lamps' } } },
    'question 4: No accepted answer keeps the word limit.',
  ],
])('%s', (_rule, changes, problem) => {
  expect(problemsOf(answerKeys, aMockTest(changes))).toEqual([expect.stringContaining(problem)]);
});

test('a paper has a key, and the key its sections', () => {
  const { 'mock-tests/lamps/answer-key.json': _key, ...paper } = aMockTest();
  expect(problemsOf(answerKeys, paper)).toEqual([
    expect.stringContaining('answer-key.json: The file is missing.'),
  ]);
  expect(problemsOf(answerKeys, paper, { 'mock-tests/lamps/answer-key.json': { sections: [] } })).toEqual([
    expect.stringContaining('at sections: The sections are none, in the paper reading.'),
  ]);
});
