import { expect, test } from 'vitest';
import { both, problemsOf } from '../content-fixture.ts';
import { aLesson, aModuleTest, anAnswer, CORRECT } from '../lesson-fixture.ts';
import { lessonKeys } from './lesson-keys.ts';

const check = (group: object, ...solutions: object[]) =>
  problemsOf(
    lessonKeys,
    aLesson({ groups: [group], answers: solutions.map((solution, i) => anAnswer(i + 1, solution)) }),
  );

const transform = (extra: object) => ({
  type: 'transform',
  questions: [{ number: 1, sentence: 'It is cheap, but people leave.', ...extra }],
});
const reorder = { type: 'reorder', questions: [{ number: 1, pieces: ['take', 'I', 'the bus', 'today'] }] };
const match = {
  type: 'match',
  options: ['traffic', 'tea', 'rain'],
  questions: [
    { number: 1, text: 'heavy' },
    { number: 2, text: 'strong' },
  ],
};
const classify = {
  type: 'classify',
  groups: [
    { id: 'count', label: both('one, two', '可數') },
    { id: 'mass', label: both('no plural', '不可數') },
  ],
  questions: [{ number: 1, text: 'advice' }],
};
const spot = {
  type: 'spot',
  questions: [{ number: 1, text: 'He is agree with me.', mark: both('the error', '錯誤') }],
};
const choice = {
  type: 'multiple-choice',
  questions: [{ number: 1, stem: 'Which is right?', options: ['He works.', 'He work.', 'He is work.'] }],
};
const cloze = { type: 'cloze', text: 'I {1} here.', options: { '1': ['live', 'am live'] } };
const wordForm = {
  type: 'word-form',
  questions: [{ number: 1, word: 'employ', text: 'The {gap} rate fell.' }],
};
const pair = {
  type: 'pair',
  questions: [{ number: 1, options: ['ship', 'sheep'], clips: ['clips/a.json', 'clips/b.json'] }],
};

test.each([
  ['correct', CORRECT, [{ accepted: ['He works in Keelung today.'] }]],
  ['correct, right already', CORRECT, [{ right: true }]],
  ['transform', transform({ word: 'although' }), [{ accepted: ['Although it is cheap, people leave.'] }]],
  ['reorder', reorder, [{ orders: [['I', 'take', 'the bus', 'today']] }]],
  ['match', match, [{ key: 'traffic' }, { key: 'tea' }]],
  ['classify', classify, [{ key: 'mass' }]],
  ['spot', spot, [{ key: 'He {is} agree with me.' }]],
  ['multiple choice', choice, [{ key: 'A' }]],
  ['cloze', cloze, [{ key: 'live' }]],
  ['word form', wordForm, [{ key: 'employment' }]],
  ['pair', pair, [{ first: 'ship', second: 'sheep' }]],
])('a good key of %s is right', (_, group, solutions) => expect(check(group, ...solutions)).toEqual([]));

test.each([
  ['a key of another kind', CORRECT, [{ key: 'works' }], 'not of the kind that correct needs'],
  [
    'the wrong sentence itself',
    CORRECT,
    [{ accepted: ['He is work in Keelung today.'] }],
    'accepts the wrong answer',
  ],
  [
    'the sentence unchanged',
    transform({}),
    [{ accepted: ['It is cheap, but people leave.'] }],
    'accepts the wrong answer',
  ],
  [
    'a sentence without its word',
    transform({ word: 'although' }),
    [{ accepted: ['It is cheap; people leave.'] }],
    'lacks “although”',
  ],
  [
    'another beginning',
    transform({ start: 'Although' }),
    [{ accepted: ['Though cheap, it empties.'] }],
    'does not begin with',
  ],
  ['the order shown', reorder, [{ orders: [['take', 'I', 'the bus', 'today']] }], 'accepts the wrong answer'],
  ['too few pieces', reorder, [{ orders: [['I', 'take', 'today']] }], 'does not have 4 pieces'],
  ['no option', match, [{ key: 'snow' }, { key: 'tea' }], '“snow” is no option'],
  ['no group', classify, [{ key: 'none' }], ''],
  ['another text', spot, [{ key: 'He {is} agreed with me.' }], 'is not the text'],
  ['no letter', choice, [{ key: 'D' }], 'refuses the answer'],
])('%s is reported', (_, group, solutions, says) => {
  const problems = check(group, ...solutions);
  expect(problems.length).toBeGreaterThan(says === '' ? -1 : 0);
  expect(problems.join()).toContain(says);
});

test('a match without a spare option is reported', () => {
  const problems = check(
    { ...match, options: ['traffic', 'tea', 'rain', 'snow'] },
    { key: 'traffic' },
    { key: 'tea' },
  );
  expect(problems.join()).toContain('one spare option');
});

test('the keys of a module test refuse their distractors too', () => {
  const inTest = (solution: object) =>
    problemsOf(lessonKeys, aModuleTest([CORRECT], [anAnswer(1, solution)]));
  expect(inTest({ accepted: ['He works in Keelung today.'] })).toEqual([]);
  expect(inTest({ accepted: ['He is work in Keelung today.'] }).join()).toContain('accepts the wrong answer');
});
