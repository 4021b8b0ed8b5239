import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { aListeningTest, aScript } from '../listening-fixture.ts';
import { aSpeakingTest } from '../output-fixture.ts';
import { aSentence, aTutorial } from '#features/tutorials/domain/tutorial-fixture.ts';
import { checkTutorial, withNarration } from '../tutorial-check.ts';
import { spokenWords } from './spoken-words.ts';

const turn = (display: string, spoken?: string) => {
  const turns = [{ id: 't1', speaker: 'man', display, pauseMs: 300, ...(spoken ? { spoken } : {}) }];
  return problemsOf(spokenWords, aListeningTest({ script: aScript({ turns }) }));
};

test.each<[string, string?]>([
  ['It’s a well-known lamp, isn’t it? “Yes” – or no: perhaps; who knows!'],
  ['It costs £5.', 'It costs five pounds.'],
])('%j may be said', (display, spoken) => {
  expect(turn(display, spoken)).toEqual([]);
});

test.each<[string, string, string?]>([
  ['5', 'Platform 5.'],
  ['£', 'It costs £5.'],
  ['%', 'Half %.', 'Half % of them.'],
  ['&', 'Lamps & oil.'],
])('%j may not', (sign, display, spoken) => {
  expect(turn(display, spoken)).toEqual([expect.stringContaining(`turn t1: “${sign}” cannot be said.`)]);
});

test('the same holds for the examiner', () => {
  expect(problemsOf(spokenWords, aSpeakingTest({ question: 'What is 1 lamp?' }))).toEqual([
    expect.stringContaining('speaking p1q1: “1” cannot be said.'),
  ]);
});

test('a good tutorial passes', () => {
  expect(checkTutorial(spokenWords, aTutorial())).toEqual([]);
});

test('the narration of a tutorial has no figures', () => {
  expect(checkTutorial(spokenWords, withNarration(aSentence(6, { en: 'It costs 5 pounds.' })))).toEqual([
    expect.stringContaining('“5” cannot be said'),
  ]);
  expect(
    checkTutorial(spokenWords, withNarration(aSentence(6, { en: 'It costs 5.', spoken: 'It costs five.' }))),
  ).toEqual([]);
});
