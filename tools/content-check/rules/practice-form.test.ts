import { expect, test } from 'vitest';
import { formatContentProblem } from '#platform/content/content-problem.ts';
import { both, aContent, problemsOf } from '../content-fixture.ts';
import { aKey, aScript, aSet, correctionKeys, corrections } from '../practice-fixture.ts';
import { practiceForm } from './practice-form.ts';

const OTHER = both('Wicks', '燈芯');
const PLAN = { access: 'plan', title: OTHER };
const words = (count: number) => `# Lamps\n\n**A** ${'lamp '.repeat(count).trim()}.\n`;
const reading = (files: object, set: object = { passage: 'passage.md' }) =>
  aSet({ name: 'reading/lamps', set, files: { ...files } });

test('a set with the form of its bank is right, and so are two with different titles', () => {
  expect(problemsOf(practiceForm, aSet(), aSet({ name: 'errors/wicks', set: PLAN }))).toEqual([]);
  expect(problemsOf(practiceForm, reading({ 'passage.md': words(300) }))).toEqual([]);
});

test.each([
  [
    'fewer questions than the bank has',
    aSet({ groups: [corrections(4)], answers: correctionKeys(4) }),
    'The set has 4 questions. A set of the bank errors has 6.',
  ],
  ['a passage that is missing', reading({}), 'passage.md: The file is missing.'],
  ['a passage that is short', reading({ 'passage.md': words(249) }), 'The passage has 249 words.'],
  ['a passage without a title', reading({ 'passage.md': 'Lamps burn.' }), 'This is no passage.'],
  ['a passage that nobody names', aSet({ files: { 'passage.md': words(300) } }), 'does not name this file'],
  ['a reading set without a passage', reading({}, {}), 'There is no passage.'],
  ['a listening set without a clip', aSet({ name: 'listening/lamps' }), 'There is no clip.'],
  ['a bank that nobody can try', aSet({ set: { access: 'plan' } }), 'No set of the bank errors is open'],
  [
    'a sentence of three words to write down',
    aSet({
      name: 'dictation/lamps',
      groups: [
        {
          type: 'dictation',
          questions: [1, 2, 3, 4, 5, 6].map((number) => ({ number, clip: 'clips/d1.json' })),
        },
      ],
      answers: [aKey(1, { key: 'The lamp burns.' }), aKey(2, { key: 'The old lamp burns.' })],
    }),
    'question 1: The sentence has 3 words. 4 to 14 are right.',
  ],
])('%s is reported', (_name, files, says) => {
  expect(problemsOf(practiceForm, files)).toEqual([expect.stringContaining(says)]);
});

test('one set of a bank is open to everybody, and each has its title', () => {
  const problems = problemsOf(practiceForm, aSet(), aSet({ name: 'errors/wicks' }));
  expect(problems).toEqual([
    expect.stringContaining('content/practice/errors/lamps/set.json is open to everybody already.'),
    expect.stringContaining('Another set of the bank is called “Lamps”.'),
  ]);
});

test.each([
  [69, 'The clip takes 69 seconds.'],
  [70, ''],
  [150, ''],
  [151, 'The clip takes 151 seconds.'],
])('a clip of %d seconds: %s', (seconds, says) => {
  const content = aContent(
    aSet({
      name: 'listening/lamps',
      set: { clip: 'clips/1.json' },
      files: { 'clips/1.json': aScript('The lamp burns.') },
    }),
  );
  const recording = { src: '/media/audio/1.m4a', durationMs: seconds * 1000, synthetic: true };
  const audio = { ...content.audio, findRecording: () => ({ recording, times: [] }) };
  const problems = practiceForm.check({ ...content, audio }).map(formatContentProblem);
  expect(problems).toEqual(says === '' ? [] : [expect.stringContaining(says)]);
});
