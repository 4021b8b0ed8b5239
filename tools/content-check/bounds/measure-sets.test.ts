import { expect, test } from 'vitest';
import type { MockTestGroup } from '../mock-test-fixture.ts';
import { aHeardSection, aReadSection, statements } from './bounds-fixture.ts';
import { isWithin } from './measure.ts';
import { measureSets } from './measure-sets.ts';

const PARAGRAPHS = ['The lamps burn oil.'];
const several: MockTestGroup = {
  type: 'multiple-choice-several',
  stem: 'Which TWO are lamps?',
  options: ['one', 'two', 'three', 'four', 'five'],
  choose: 2,
  marking: 'each',
  questions: [{ number: 1 }, { number: 2 }],
};
const set = (count: number) => statements(Array.from({ length: count }, () => 'The lamps are new.'));
const of = (groups: readonly MockTestGroup[], form = {}) =>
  measureSets(aReadSection([{ paragraphs: PARAGRAPHS, groups }], [], form));

test.each([
  ['two sets', [set(6), set(7)], 2, 0, true],
  ['three sets', [set(5), set(4), set(4)], 3, 0, true],
  ['one set', [set(13)], 1, 0, false],
  ['four sets', [set(4), set(3), set(3), set(3)], 4, 0, false],
  ['a set of two', [set(6), set(2), set(5)], 3, 1, false],
  ['“choose two” twice is one set', [set(6), several, several, set(3)], 3, 0, true],
])('of an Academic passage: %s', (_title, groups, sets, small, within) => {
  const measures = of(groups);
  expect(measures.map(({ check, value }) => [check, value])).toEqual([
    ['sets', sets],
    ['small-sets', small],
  ]);
  expect(measures.every(isWithin)).toBe(within);
});

const gaps = (count: number): MockTestGroup => ({
  type: 'sentence-completion',
  wordLimit: { words: 1, number: false },
  questions: Array.from({ length: count }, (_, i) => ({ number: i + 1, text: 'The lamps burn {gap}.' })),
});

test('a text of General Training, and a part of Listening, may have one set', () => {
  expect(of([set(7)], { module: 'general-training' }).every(isWithin)).toBe(true);
  const part = { turns: ['The lamps burn oil.'], groups: [gaps(10)] };
  expect(measureSets(aHeardSection([part], []))).toMatchObject([
    { place: 'listening part 1', value: 1, least: 1 },
    { value: 0 },
  ]);
});

test('a short paper and the demonstration have sets of any size', () => {
  expect(of([set(1)], { form: 'short' })).toEqual([]);
  expect(of([set(1)], { module: 'demonstration' })).toEqual([]);
});
