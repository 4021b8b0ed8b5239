import { expect, test } from 'vitest';
import { formatContentProblem } from '#platform/content/content-problem.ts';
import { checkContent } from './check-content.ts';
import { aContent, both } from './content-fixture.ts';
import { isOfDraft } from './drafts.ts';
import { explanationOf } from './lesson-fixture.ts';
import { aKey, aScript, aSet, correctionKeys, corrections } from './practice-fixture.ts';

/** What the whole check says about a practice set. */
const problemsWith = (...files: Readonly<Record<string, unknown>>[]) =>
  checkContent(aContent(...files))
    .filter(({ file }) => file.startsWith('practice/'))
    .map(formatContentProblem);
const keysWith = (changes: object) => [aKey(1, changes), ...correctionKeys(6).slice(1)];
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six'];
const said = (number: number) => `Lamp ${NUMBERS[number - 1]} burns at night.`;
const dictations = (draft: boolean) =>
  aSet({
    name: 'dictation/lamps',
    set: { draft },
    groups: [
      {
        type: 'dictation',
        questions: [1, 2, 3, 4, 5, 6].map((number) => ({ number, clip: `clips/d${number}.json` })),
      },
    ],
    answers: [1, 2, 3, 4, 5, 6].map((number) => aKey(number, { key: said(number) })),
    files: Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((number) => [`clips/d${number}.json`, aScript(said(number))]),
    ),
  });

test('a set that is right in everything has no problem', () => {
  expect(problemsWith(aSet())).toEqual([]);
});

test.each([
  [
    'numbers with a gap',
    aSet({ groups: [{ ...corrections(6), questions: corrections(7).questions.filter((_, i) => i !== 1) }] }),
    'The numbers do not run from 1 on.',
  ],
  ['a question without an answer', aSet({ answers: correctionKeys(5) }), 'question 6: There is no answer.'],
  [
    'a key that its own rule refuses',
    aSet({ answers: keysWith({ accepted: ['He is work in street A on Mondays.'] }) }),
    'Its own rule accepts the wrong answer',
  ],
  [
    'an explanation of 24 words',
    aSet({ answers: keysWith({ accepted: ['He works.'], explanation: explanationOf(24) }) }),
    'The explanation has 24 words.',
  ],
  ['a file that nothing reads', aSet({ name: 'error/lamps' }), 'Nothing reads this file.'],
])('the rules of lessons hold: %s is reported', (_name, files, says) => {
  expect(problemsWith(files).join()).toContain(says);
});

test('a sentence of another set or of a clip is reported, one of its own is not', () => {
  const twice = problemsWith(
    aSet(),
    aSet({ name: 'grammar/lamps', groups: [corrections(6)], answers: correctionKeys(6) }),
  );
  expect(twice.filter((problem) => problem.includes('is in content/practice/'))).toHaveLength(6);
  const clip = dictations(true);
  const spot = {
    type: 'spot',
    questions: [{ number: 1, text: said(3), mark: both('the verb', '動詞') }],
  };
  expect(problemsWith(clip).join()).not.toContain('too.');
  const other = aSet({ groups: [spot], answers: [aKey(1, { key: 'Lamp three {burns} at night.' })] });
  expect(problemsWith(clip, other).join()).toContain(
    'clips/d3.json: “Lamp three burns at night.” is in content/practice/errors/lamps/set.json too.',
  );
});

test('a published set needs its sounds, and the problem names the command', () => {
  const silent = (files: Readonly<Record<string, unknown>>) => {
    const content = aContent(files);
    const audio = { ...content.audio, findRecording: () => undefined };
    return checkContent({ ...content, audio })
      .filter(({ file }) => file.startsWith('practice/'))
      .map(formatContentProblem);
  };
  expect(silent(dictations(true))).toEqual([]);
  const problems = silent(dictations(false));
  expect(problems).toHaveLength(6);
  expect(problems[0]).toContain('Run npm run media -- practice dictation/lamps,');
});

test('every file of a draft is its draft’s', () => {
  const content = aContent(dictations(true));
  expect([...content.files.keys()].every((file) => isOfDraft(content, file))).toBe(true);
  expect(isOfDraft(aContent(aSet()), 'practice/errors/lamps/key.json')).toBe(false);
});
