import { expect, test } from 'vitest';
import { both, problemsOf } from '../content-fixture.ts';
import { aKey, aSet } from '../practice-fixture.ts';
import { practiceWrongOptions } from './practice-wrong-options.ts';

const WHY = both('It tempts, and it fails.', '看似正確，其實不對。');
const CHOICE = {
  type: 'multiple-choice',
  questions: [{ number: 1, stem: 'Which is right?', options: ['a lamp', 'an lamp', 'lamp'] }],
};
const CLOZE = { type: 'cloze', text: 'It {1} here.', options: { '1': ['burns', 'burn', 'burning'] } };
const check = (group: object, key: string, wrong: object | undefined) =>
  problemsOf(practiceWrongOptions, aSet({ groups: [group], answers: [aKey(1, { key, wrong })] }));

test.each([
  ['a choice', CHOICE, 'A', { B: WHY, C: WHY }],
  ['a gap with options', CLOZE, 'burns', { burn: WHY, burning: WHY }],
  ['an open gap', { type: 'cloze', text: 'It {1} here.' }, 'burns', undefined],
])('%s with a sentence for each wrong option is right', (_name, group, key, wrong) => {
  expect(check(group, key, wrong)).toEqual([]);
});

test.each([
  ['a choice without one', CHOICE, 'A', { B: WHY }, 'question 1: Nothing says why C is wrong.'],
  ['a gap without one', CLOZE, 'burns', { burn: WHY }, 'Nothing says why burning is wrong.'],
  ['a sentence about the key', CHOICE, 'A', { A: WHY, B: WHY, C: WHY }, 'A is no wrong option.'],
  [
    'a sentence about an open gap',
    { type: 'cloze', text: 'It {1} here.' },
    'burns',
    { A: WHY },
    'A is no wrong option.',
  ],
  [
    'a whole paragraph',
    CHOICE,
    'A',
    { B: WHY, C: both('why '.repeat(41), '太長。') },
    'The sentence about C has 41 words.',
  ],
])('%s is reported', (_name, group, key, wrong, says) => {
  expect(check(group, key, wrong)).toEqual([expect.stringContaining(says)]);
});
