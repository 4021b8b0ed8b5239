import { expect, test } from 'vitest';
import { aHeardSection, choices, type Keyed } from './bounds-fixture.ts';
import type { MockTestGroup } from '../mock-test-fixture.ts';
import { measureHeardLast } from './measure-heard-last.ts';

const THINGS = [
  ['a plant', 'a lamp', 'a scarf'],
  ['a table', 'a chair', 'a shelf'],
  ['a ticket', 'a map', 'a stamp'],
  ['a spoon', 'a kettle', 'a plate'],
] as const;
/** What is said of one question whose key is the second thing. */
const last = ([one, key]: readonly string[]) =>
  `I looked at ${one}. Then I took ${key}. That was easy enough for me.`;
const first = ([one, key]: readonly string[]) =>
  `I took ${key}. She had ${one} already. That was easy for me.`;

function measureChoices(talks: readonly (typeof last)[]) {
  const things = THINGS.slice(0, talks.length);
  const keys = things.map(([, key]): Keyed => ['B', `I took ${key}`]);
  const turns = things.map((each, i) => talks[i]?.(each) ?? '');
  return measureHeardLast(aHeardSection([{ turns, groups: [choices(things)] }], keys));
}

test.each([
  ['3 of 4 is a pattern', [last, last, last, first], 3, 2],
  ['half is none', [last, first, last, first], 2, 2],
])('of choices: %s', (_title, talks, value, most) => {
  expect(measureChoices(talks)).toMatchObject([
    { check: 'heard-last', place: 'listening', value, of: 4, most },
  ]);
});

test('fewer than three questions are no pattern', () => {
  expect(measureChoices([last, last])).toEqual([]);
});

const gaps = (texts: readonly string[]): MockTestGroup => ({
  type: 'sentence-completion',
  wordLimit: { words: 1, number: true },
  questions: texts.map((text, i) => ({ number: i + 1, text })),
});

test('of numbers: another number near the key counts, one of the narrator’s and the key in words do not', () => {
  const turns = [
    'Narrator: You now have time to look at questions 1 to 3.',
    'We asked for 20 chairs at first. Then we took 12 chairs.',
    'We stayed 14 days. Twelve would have been enough for everybody here.',
    'It was £30 at first, and they took £8.60 in the end. Eight pounds sixty.',
  ];
  const keys: Keyed[] = [
    ['12', 'Then we took 12 chairs'],
    ['14', 'We stayed 14 days'],
    ['8.60', 'they took £8.60'],
  ];
  const groups = [gaps(['They took {gap} chairs.', 'They stayed for {gap} days.', 'The price was £{gap}.'])];
  expect(measureHeardLast(aHeardSection([{ turns, groups }], keys))).toMatchObject([
    { value: 2, of: 3, detail: 'questions 1, 3' },
  ]);
});

test('of words: one that the explanation quotes counts, a longer quotation does not', () => {
  const turns = [
    'People had a card once. Now they get a code.',
    'We bring a torch. A candle would be too warm.',
    'There was a wood. We go to the canal.',
    'It is a museum. So it is quiet there.',
  ];
  const keys: Keyed[] = [
    ['code', 'Now they get a code', '“Card” is the past.'],
    ['torch', 'We bring a torch', '“Candle” is refused.'],
    ['canal', 'We go to the canal', '“Wood” is said first.'],
    ['museum', 'It is a museum', '“So it is quiet there” follows.'],
  ];
  const groups = [
    gaps(['They get a {gap}.', 'They bring a {gap}.', 'They go to the {gap}.', 'The place is a {gap}.']),
  ];
  expect(measureHeardLast(aHeardSection([{ turns, groups }], keys))).toMatchObject([
    { value: 2, of: 3, detail: 'questions 1, 3' },
  ]);
});
