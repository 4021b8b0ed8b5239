import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { aMockTest } from '../mock-test-fixture.ts';
import { passageLength } from './passage-length.ts';

function check(questions: number, words: number): string[] {
  const statements = Array.from({ length: questions }, (_, i) => ({
    number: i + 1,
    statement: 'Lamps burn oil.',
  }));
  const passage = `# Lamps\n\n**A** ${'word '.repeat(words).trim()}\n`;
  return problemsOf(
    passageLength,
    aMockTest({ passage, groups: [{ type: 'true-false-not-given', questions: statements }] }),
  );
}

test.each([
  [13, 600],
  [13, 1000],
  [14, 1000],
  [26, 1300],
])('%d questions on %d words are right', (questions, words) => {
  expect(check(questions, words)).toEqual([]);
});

test.each([
  [13, 599, 'Write more: 13 questions need 600 to 1000 words.'],
  [14, 1001, 'Shorten: 14 questions need 600 to 1000 words.'],
  [5, 700, 'Shorten: 5 questions need 231 to 385 words.'],
])('%d questions on %d words are not', (questions, words, problem) => {
  expect(check(questions, words)).toEqual([expect.stringContaining(problem)]);
});
