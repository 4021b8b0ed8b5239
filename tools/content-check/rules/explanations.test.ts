import { expect, test } from 'vitest';
import { both, problemsOf } from '../content-fixture.ts';
import { aMockTest } from '../mock-test-fixture.ts';
import { explanations } from './explanations.ts';

test('an explanation of 40 characters is right', () => {
  const explanation = both('x'.repeat(40), '字'.repeat(40));
  expect(problemsOf(explanations, aMockTest({ answers: { 1: { explanation } } }))).toEqual([]);
});

test('a shorter one is not, in either language', () => {
  const explanation = both('x'.repeat(39), '字'.repeat(39));
  expect(problemsOf(explanations, aMockTest({ answers: { 1: { explanation } } }))).toEqual([
    expect.stringContaining('question 1: The explanation (en) has fewer than 40 characters.'),
    expect.stringContaining('question 1: The explanation (zh-Hant) has fewer'),
  ]);
});
