import { expect, test } from 'vitest';
import { both, problemsOf } from '../content-fixture.ts';
import { aLesson, aModuleTest, anAnswer, LESSON } from '../lesson-fixture.ts';
import { keyHeardLast } from './key-heard-last.ts';

const THINGS = [
  ['lamp', 'plant', 'scarf'],
  ['chair', 'table', 'shelf'],
  ['ticket', 'map', 'stamp'],
  ['kettle', 'spoon', 'plate'],
  ['rope', 'tent', 'torch'],
] as const;
type Things = (typeof THINGS)[number];

/** What is said of one question, whose key is the second thing. */
const last = ([one, key, other]: Things) => [
  `I looked at ${one}s and a ${other}.`,
  `Then I took the ${key}.`,
];
const notLast = ([one, key]: Things) => [`I took the ${key}.`, `She had enough ${one}s.`];
/** Nothing that is said is like another option. */
const alone = ([, key]: Things) => [`I took the ${key}.`, 'That was easy.'];

function check(talks: readonly ((things: Things) => string[])[], evidence?: string) {
  const asked = talks.map((talk, i) => ({ number: i + 1, things: THINGS[i] ?? THINGS[0], talk }));
  const questions = asked.map(({ number, things }) => ({
    number,
    stem: `What did person ${number} buy?`,
    options: things.map((thing) => `a ${thing}`),
  }));
  const turns = asked
    .flatMap(({ things, talk }) => talk(things))
    .map((display, i) => ({ id: `t${i}`, speaker: 'one', display, pauseMs: 300 }));
  const quoteOf = ([, key]: Things) => turns.find(({ display }) => display.includes(`the ${key}`))?.display;
  return problemsOf(
    keyHeardLast,
    aLesson({
      lesson: {
        blocks: [
          {
            id: 'listen',
            kind: 'exercise',
            title: both('Listen', '聽一聽'),
            clip: 'clips/1.json',
            groups: [{ type: 'multiple-choice', questions }],
          },
        ],
      },
      answers: asked.map(({ number, things }) => ({
        ...anAnswer(number, { key: 'B' }),
        evidence: [{ paragraph: '', quote: evidence ?? quoteOf(things) }],
      })),
      files: {
        [`${LESSON}clips/1.json`]: JSON.stringify({
          title: 'In shops',
          situation: 'People talk about what they bought.',
          speakers: { one: { voice: 'man-1', name: 'Ken' } },
          turns,
        }),
      },
    }),
  );
}

test.each([
  ['the key is last in 3 of 3', [last, last, last], 'in 3 of 3 questions'],
  ['the key is last in 2 of 3', [last, notLast, last], ''],
  ['the key is last in 3 of 4', [last, notLast, last, last], 'in 3 of 4 questions'],
  ['the key is last in 3 of 5', [last, notLast, last, last, notLast], ''],
  ['two questions are no pattern', [last, last], ''],
  ['a question whose other options are not said in these words does not count', [last, last, alone], ''],
])('%s', (_title, talks, says) => {
  const problems = check(talks);
  expect(problems).toHaveLength(says === '' ? 0 : 1);
  expect(problems.join()).toContain(says);
});

test('a key without a place in the recording does not count', () => {
  expect(check([last, last, last], 'Nobody says this.')).toEqual([]);
});

test('a module test has no recording for several questions', () => {
  const questions = [1, 2, 3].map((number) => ({ number, stem: 'Which is it?', options: THINGS[0] }));
  const answers = [1, 2, 3].map((number) => anAnswer(number, { key: 'B' }));
  expect(problemsOf(keyHeardLast, aModuleTest([{ type: 'multiple-choice', questions }], answers))).toEqual(
    [],
  );
});
