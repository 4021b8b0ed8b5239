import { expect, test } from 'vitest';
import { aContent, both } from '../content-check/content-fixture.ts';
import { aKey, aSet } from '../content-check/practice-fixture.ts';
import { aPrompt } from '../content-check/prompt-fixture.ts';
import { reportPractice } from './report-practice.ts';

const CHOICE = {
  type: 'multiple-choice',
  questions: [1, 2].map((number) => ({
    number,
    stem: 'Which is right?',
    options: ['a lamp', 'an lamp', 'lamp'],
  })),
};
const choices = aSet({
  name: 'vocabulary/lamps',
  groups: [CHOICE],
  answers: [aKey(1, { key: 'A', band: 4.5 }), aKey(2, { key: 'A' })],
});

test('published sets and questions are counted by bank, format and band, with the spread of letters', () => {
  const report = reportPractice(aContent(aSet(), choices));
  expect(report).toMatch(/errors +1 +0 +16 +6 +96/u);
  expect(report).toMatch(/grammar +0 +0 +12 +0 +120/u);
  expect(report).toMatch(/correct +6\nmultiple-choice +2/u);
  expect(report).toMatch(/4\.0 +7\n4\.5 +1/u);
  expect(report).toMatch(/Keys that are letters +how many\n-+\nA +2/u);
});

test('a draft is counted as a draft, and none of its questions', () => {
  const report = reportPractice(aContent(aSet({ set: { draft: true } })));
  expect(report).toMatch(/errors +0 +1 +16 +0 +96/u);
  expect(report).not.toContain('correct');
});

test('the number that a page may say has the prompts for essays and each generator once, but no drafts', () => {
  const L = both('Write.', '寫。');
  const write = {
    type: 'write',
    questions: [{ number: 1, prompt: L, words: { from: 5, to: 9 }, checklist: [L, L, L] }],
  };
  const free = aSet({
    name: 'letters/lamps',
    groups: [write],
    answers: [aKey(1, { models: [{ band: 5, text: 'Lamp.', comment: L }] })],
  });
  expect(reportPractice(aContent(aSet(), free, aPrompt()))).toContain(
    'Practice questions, prompts for essays and 8 generators included: 16, of which 14 are marked by rule.',
  );
});
