import { expect, test } from 'vitest';
import { aReadSection, choices, type Keyed, statements } from './bounds-fixture.ts';
import type { MockTestGroup } from '../mock-test-fixture.ts';
import { measureSpread } from './measure-spread.ts';

const PARAGRAPHS = ['The lamps burn oil.', 'They are old.', 'They are small.'];
const keyed = (keys: string): Keyed[] =>
  keys.split(' ').map((key): Keyed => [key.replace('_', ' '), 'The lamps']);

const measure = (group: MockTestGroup, keys: string) =>
  measureSpread(aReadSection([{ paragraphs: PARAGRAPHS, groups: [group] }], keyed(keys)));
const valueOf = (all: ReturnType<typeof measure>, check: string) => all.find((each) => each.check === check);

const OPTIONS = ['oil lamps', 'gas light', 'a candle', 'the moon'];

test.each([
  ['A B C D', 1],
  ['A A C D', 2],
  ['A A A D', 3],
])('letters %s: the commonest is right %i times, and may be twice', (keys, value) => {
  const group = choices([OPTIONS, OPTIONS, OPTIONS, OPTIONS]);
  expect(valueOf(measure(group, keys), 'letters')).toMatchObject({ value, of: 4, most: 2 });
});

test('with three options, chance gives more', () => {
  const group = choices(Array.from({ length: 9 }, () => OPTIONS.slice(0, 3)));
  expect(valueOf(measure(group, 'A A A A A B B C C'), 'letters')).toMatchObject({ value: 5, most: 4 });
});

test('three questions are no pattern', () => {
  expect(measure(choices([OPTIONS, OPTIONS, OPTIONS]), 'A A A')).toEqual([]);
});

test('letters that may be used again are counted by set, others are not', () => {
  const group = (reuse: boolean): MockTestGroup => ({
    type: 'matching-features',
    title: 'People',
    features: ['Ann', 'Bob', 'Cy'],
    reuse,
    questions: [1, 2, 3, 4].map((number) => ({ number, statement: 'had a lamp' })),
  });
  expect(measure(group(true), 'A A A B')).toMatchObject([
    { check: 'letters', place: 'reading questions 1–4', value: 3, most: 2 },
  ]);
  expect(measure(group(false), 'A A A B')).toEqual([]);
});

test.each([
  ['TRUE FALSE NOT_GIVEN TRUE', 1, 1],
  ['TRUE TRUE TRUE FALSE', 3, 1],
  ['TRUE TRUE TRUE FALSE FALSE NOT_GIVEN', 2, 2],
  ['TRUE TRUE TRUE FALSE FALSE FALSE', 3, 2],
])('verdicts %s differ by %i, and may by %i', (keys, value, most) => {
  const group = statements(keys.split(' ').map(() => 'The lamps are new.'));
  expect(measure(group, keys)).toMatchObject([{ check: 'verdicts', value, most }]);
});

test('the longest option is counted where it is longer than every other', () => {
  const long = ['a lamp with oil', 'gas', 'a candle', 'moon'];
  const even = ['oil lamps', 'gas light', 'moon', 'wood'];
  expect(valueOf(measure(choices([long, long, long, even]), 'A A A A'), 'longest-option')).toMatchObject({
    value: 3,
    of: 4,
    most: 2,
    detail: 'questions 1, 2, 3',
  });
});
