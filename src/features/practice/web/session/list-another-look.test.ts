import { expect, test } from 'vitest';
import { listAnotherLook } from './list-another-look.ts';
import { aSession, aUnit, L, TWO_SENTENCES } from './session-fixture.ts';

const wrong = (number: number, set = 'grammar/one') => ({ set, number, right: false });

const READING = aUnit(
  { type: 'short-answer', wordLimit: { words: 2, number: false }, questions: [{ number: 1, stem: 'Who?' }] },
  [{ key: 'Ann' }],
  { set: 'reading/one' },
);
const LESSON = { course: 'reading', lesson: 'scan', title: L('Scanning') };
/** A question whose key names no error, in a set with a lesson. */
const withoutError = (lesson: typeof LESSON | null) => ({
  ...READING,
  set: { ...READING.set, lesson },
  key: READING.key.map((key) => ({ ...key, error: null, skill: 'R-scan' })),
});

test('an error is named once, with its lesson, and is practised itself', () => {
  expect(listAnotherLook(aSession([TWO_SENTENCES]), [wrong(1), wrong(2)])).toEqual([
    {
      id: 'E-two-verbs',
      name: L('Two verbs'),
      lessons: [{ course: 'grammar-basics', lesson: 'subject-and-verb', title: L('Subject and verb') }],
      choice: { mode: 'error-family', error: 'E-two-verbs' },
    },
  ]);
});

test('without an error it is the set with its lesson, and its skill is practised', () => {
  const looks = (lesson: typeof LESSON | null) =>
    listAnotherLook(aSession([withoutError(lesson)]), [wrong(1, 'reading/one')]);
  const look = {
    id: 'reading/one',
    name: L('One verb'),
    lessons: [LESSON],
    choice: { mode: 'skill', skill: 'R-scan' },
  };
  expect(looks(LESSON)).toEqual([look]);
  expect(looks(null)).toEqual([{ ...look, lessons: [] }]);
});

test('without an error it has the lesson of the rule that its receipt had, before that of the set', () => {
  const one = { ...withoutError(LESSON) };
  const keyed = { ...one, key: one.key.map((key) => ({ ...key, skill: 'G-gb-1-2' })) };
  const [look] = listAnotherLook(aSession([keyed]), [wrong(1, 'reading/one')]);
  expect(look?.lessons.map(({ lesson }) => lesson)).toEqual(['subject-and-verb']);
  expect(look?.name).toEqual(L('One verb'));
});

test('what was right or written freely is not worth another look', () => {
  const answers = [
    { set: 'grammar/one', number: 1, right: true },
    { set: 'grammar/one', number: 2, right: null },
  ];
  expect(listAnotherLook(aSession([TWO_SENTENCES]), answers)).toEqual([]);
});
