import { expect, test } from 'vitest';
import { contentStems, findNames, sharedInOrder, wordOf } from './content-words.ts';

test('names are words with a capital inside a sentence that are nowhere without one', () => {
  expect([...findNames('Lamps came from Norwich. In May, Lamps may burn. The Rose and a rose.')]).toEqual([
    'norwich',
    'lamps',
  ]);
});

test('content words are neither function words nor figures nor names', () => {
  expect(
    contentStems('In 1852 the lamps of Norwich were lighted, and however 2nd', new Set(['norwich'])),
  ).toEqual(['lamp', 'light']);
});

test.each([
  ['lamp oil town', 'oil lamp town', 'lamp town'],
  ['lamp oil town', 'lamp and oil in town', 'lamp oil town'],
  ['lamp', 'oil', ''],
])('“%s” and “%s” share “%s” in order', (one, other, shared) => {
  expect(sharedInOrder(one.split(' '), other.split(' '))).toHaveLength(
    shared.split(' ').filter(Boolean).length,
  );
});

test('a stem is shown as its word', () => {
  expect([wordOf('The lamps burned', 'burn'), wordOf('Nothing', 'burn')]).toEqual(['burned', 'burn']);
});
