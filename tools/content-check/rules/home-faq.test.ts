import { expect, test } from 'vitest';
import { aFaq, problemsOf } from '../content-fixture.ts';
import { homeFaq } from './home-faq.ts';

const KEYS = ['a', 'b', 'c', 'd', 'e', 'f'];

test.each([
  [5, []],
  [4, [expect.stringContaining('4 questions are on the front page; there should be 5.')]],
  [6, [expect.stringContaining('6 questions')]],
])('%d questions on the front page', (home, problems) => {
  expect(problemsOf(homeFaq, { 'faq.json': aFaq(KEYS, home) })).toEqual(problems);
});
