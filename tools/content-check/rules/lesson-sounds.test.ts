import { expect, test } from 'vitest';
import { formatContentProblem } from '#platform/content/content-problem.ts';
import type { Content } from '../content.ts';
import { aContent } from '../content-fixture.ts';
import { aLesson, aModuleTest, anAnswer, LESSON } from '../lesson-fixture.ts';
import { lessonSounds } from './lesson-sounds.ts';

const aScript = (...said: string[]) =>
  JSON.stringify({
    title: 'A sentence',
    situation: 'A sentence to write down',
    speakers: { speaker: { voice: 'woman-1' } },
    turns: said.map((display, i) => ({ id: `t${i + 1}`, speaker: 'speaker', display, pauseMs: 500 })),
  });
const DICTATION = { type: 'dictation', questions: [{ number: 1, clip: 'clips/d1.json' }] };
const PAIR = {
  type: 'pair',
  questions: [{ number: 1, options: ['ship', 'sheep'], clips: ['clips/a.json', 'clips/b.json'] }],
};
const D1 = { [`${LESSON}clips/d1.json`]: aScript('He filled the lamp.') };
const dictation = (options: object = {}) => ({
  groups: [DICTATION],
  answers: [anAnswer(1, { key: 'He filled the lamp.' })],
  files: D1,
  ...options,
});

function check(files: Readonly<Record<string, unknown>>, changes: Partial<Content> = {}): string[] {
  return lessonSounds.check({ ...aContent(files), ...changes }).map(formatContentProblem);
}
const nothing = { findRecording: () => undefined, findLine: () => undefined };

test('a lesson with its clips, written and rendered, is right', () => {
  expect(check(aLesson(dictation()))).toEqual([]);
});

test.each([
  ['a clip that is missing', aLesson(dictation({ files: {} })), 'at clips/d1.json: The file is missing.'],
  [
    'a clip that nobody names',
    aLesson(dictation({ files: { ...D1, [`${LESSON}clips/d2.json`]: aScript('It burns.') } })),
    'clips/d2.json: No question names this clip.',
  ],
  [
    'a dictation of two turns',
    aLesson(
      dictation({ files: { [`${LESSON}clips/d1.json`]: aScript('He filled the lamp.', 'It burns.') } }),
    ),
    'at turns: There are several.',
  ],
  [
    'a dictation that says something else than its key',
    aLesson(dictation({ answers: [anAnswer(1, { key: 'He fills the lamp.' })] })),
    'question 1: The clip says “He filled the lamp.”.',
  ],
  [
    'a pair that says something else than its key',
    aLesson({
      groups: [PAIR],
      answers: [anAnswer(1, { first: 'ship', second: 'sheep' })],
      files: {
        [`${LESSON}clips/a.json`]: aScript('Ship.'),
        [`${LESSON}clips/b.json`]: aScript('Ship.'),
      },
    }),
    'question 1: The clip says “Ship.”.',
  ],
])('%s is reported', (_name, files, says) => {
  expect(check(files)).toEqual([expect.stringContaining(says)]);
});

test('a published lesson or module test without its sound is reported, a draft is not', () => {
  const says = 'clips/d1.json: Nothing is recorded of these words. Run npm run media -- lessons lamps/oil,';
  expect(check(aLesson(dictation()), { audio: nothing })).toEqual([expect.stringContaining(says)]);
  expect(check(aLesson(dictation()), { hasMedia: () => false })).toEqual([expect.stringContaining(says)]);
  expect(check(aLesson(dictation({ lesson: { draft: true } })), { audio: nothing })).toEqual([]);
  const test = {
    ...aModuleTest([DICTATION], [anAnswer(1, { key: 'He filled the lamp.' })]),
    'courses/lamps/module-tests/1/clips/d1.json': aScript('He filled the lamp.'),
  };
  expect(check(test)).toEqual([]);
  expect(check(test, { audio: nothing })).toEqual([
    expect.stringContaining('npm run media -- lessons lamps/module-tests/1,'),
  ]);
});
