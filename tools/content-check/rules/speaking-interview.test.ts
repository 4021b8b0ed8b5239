import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { aSpeakingTest } from '../output-fixture.ts';
import { speakingInterview } from './speaking-interview.ts';

test('an interview with all its lines and models is right', () => {
  expect(problemsOf(speakingInterview, aSpeakingTest())).toEqual([]);
});

test.each<[string, Parameters<typeof aSpeakingTest>[0], string]>([
  ['a full test of two parts', { form: 'full' }, 'speaking: There are 2 parts.'],
  ['a line that is missing', { lines: ['welcome', 'goodbye'] }, 'The line “part-2-intro” is missing.'],
  ['a question without a model', { models: ['card', 'p2r1'] }, 'speaking p1q1: There is no model answer.'],
  [
    'a model of no question',
    { models: ['p1q1', 'card', 'p2r1', 'p9q9'] },
    'p9q9: There is no such question.',
  ],
  ['a short talk', { talkWords: 199 }, 'speaking card: The model talk has 199 words.'],
  ['one name twice', { roundingOff: 'p1q1' }, 'speaking p1q1: This name is there twice.'],
])('%s is reported', (_, change, problem) => {
  expect(problemsOf(speakingInterview, aSpeakingTest(change))).toContainEqual(
    expect.stringContaining(problem),
  );
});
