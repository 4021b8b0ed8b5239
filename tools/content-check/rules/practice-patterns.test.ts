import { expect, test } from 'vitest';
import { both, problemsOf } from '../content-fixture.ts';
import { aKey, aSet } from '../practice-fixture.ts';
import { practicePatterns } from './practice-patterns.ts';

const check = (group: object, keys: readonly string[]) =>
  problemsOf(
    practicePatterns,
    aSet({ groups: [group], answers: keys.map((key, i) => aKey(i + 1, { key })) }),
  );
const gaps = (optionsOf: readonly (readonly string[])[]) => ({
  type: 'cloze',
  text: optionsOf.map((_, i) => `It {${i + 1}}.`).join(' '),
  options: Object.fromEntries(optionsOf.map((options, i) => [i + 1, options])),
});
const [FIRST, SECOND] = [
  ['burns', 'burn'],
  ['burn', 'burns'],
] as const;

test.each([
  ['two and two', [FIRST, SECOND, FIRST, SECOND], ''],
  ['three of four', [FIRST, FIRST, FIRST, SECOND], 'The key of 3 of 4 gaps is in the same place'],
  ['three of three', [FIRST, FIRST, FIRST], ''],
])('keys of a cloze in the first place: %s', (_name, options, says) => {
  const problems = check(
    gaps(options),
    options.map(() => 'burns'),
  );
  expect(problems).toEqual(says === '' ? [] : [expect.stringContaining(says)]);
});

const match = (options: readonly string[]) => ({
  type: 'match',
  options,
  questions: [1, 2, 3].map((number) => ({ number, text: `thing ${number}` })),
});
test.each([
  [['one', 'three', 'two', 'none'], ''],
  [['one', 'two', 'none', 'three'], 'The options are in the order of the questions.'],
])('things to join with %j: %s', (options, says) => {
  const problems = check(match(options), ['one', 'two', 'three']);
  expect(problems).toEqual(says === '' ? [] : [expect.stringContaining(says)]);
});

const cards = (count: number) => ({
  type: 'classify',
  groups: ['one', 'two'].map((id) => ({ id, label: both('Group', '組') })),
  questions: Array.from({ length: count }, (_, i) => ({ number: i + 1, text: `card ${i}` })),
});
test.each([
  [['one', 'two', 'one', 'two'], ''],
  [['one', 'one', 'two', 'two'], 'The cards come group by group.'],
  [['one', 'two'], ''],
])('cards of the groups %j: %s', (keys, says) => {
  const problems = check(cards(keys.length), keys);
  expect(problems).toEqual(says === '' ? [] : [expect.stringContaining(says)]);
});
