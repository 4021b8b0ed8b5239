import { expect, test } from 'vitest';
import type { MockTestGroup } from '../mock-test-fixture.ts';
import { aReadSection, choices, type Keyed, statements } from './bounds-fixture.ts';
import { listGuessable } from './list-guessable.ts';

const PARAGRAPHS = ['The lamps burn oil in the streets.'];
const list = (groups: readonly MockTestGroup[], ...keys: string[]) =>
  listGuessable(
    aReadSection(
      [{ paragraphs: PARAGRAPHS, groups }],
      keys.map((key): Keyed => [key, 'The lamps burn oil']),
    ),
  ).map(({ number, why }) => `${number}: ${why}`);

test.each([
  ['All lamps burn gas.', 'FALSE', '1: “All” sounds too strong, and it is FALSE'],
  ['All lamps burn oil.', 'TRUE', ''],
  ['Lamps sometimes burn oil.', 'TRUE', '1: “sometimes” sounds likely, and it is TRUE'],
  ['Lamps sometimes burn gas.', 'FALSE', ''],
  ['Lamps burn gas.', 'NOT GIVEN', ''],
])('“%s” with %s: %s', (statement, key, why) => {
  expect(list([statements([statement])], key).join()).toBe(why);
});

test('a right option that repeats the question, alone', () => {
  const stem = (options: string[]): MockTestGroup => ({
    type: 'multiple-choice',
    questions: [{ number: 1, stem: 'What did the streets have?', options }],
  });
  expect(list([stem(['street lamps', 'candles', 'moonlight'])], 'A')).toEqual([
    '1: only the right option repeats “street”',
  ]);
  expect(list([stem(['street lamps', 'street signs', 'moonlight'])], 'A')).toEqual([]);
  expect(list([stem(['street lamps', 'candles', 'moonlight'])], 'B')).toEqual([]);
});

test('a right option that is much the longest', () => {
  const options = ['oil', 'lamps that burn oil', 'gas lamps'];
  expect(list([choices([options])], 'B')).toEqual(['1: the right option is much the longest']);
  expect(list([choices([options])], 'A')).toEqual([]);
});

test('a gap whose words another question prints', () => {
  const gap: MockTestGroup = {
    type: 'sentence-completion',
    wordLimit: { words: 1, number: false },
    questions: [{ number: 1, text: 'The lamps burn {gap}.' }],
  };
  const other = (statement: string) => statements([statement], 2);
  expect(list([gap, other('The oil was expensive.')], 'oil', 'TRUE')).toEqual([
    '1: “oil” is printed in question 2',
  ]);
  expect(list([gap, other('The gas was expensive.')], 'oil', 'TRUE')).toEqual([]);
});
