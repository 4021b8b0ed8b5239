import { expect, test } from 'vitest';
import { mergeEntries } from './merge-entries.ts';
import { changeEntry, WRITTEN_TEXT } from './outbox-entry.ts';

test.each([
  ['a record that only the server has is taken', [[3, 'TRUE', 2]], [], [[3, 'TRUE', 2, true]]],
  [
    'a record that never reached the server is kept, unsaved',
    [],
    [[3, 'TRUE', 1, false]],
    [[3, 'TRUE', 1, false]],
  ],
  [
    'a newer change in the journal wins',
    [[3, 'TRUE', 2]],
    [[3, 'FALSE', 3, false]],
    [[3, 'FALSE', 3, false]],
  ],
  ['an older one loses', [[3, 'TRUE', 4]], [[3, 'FALSE', 3, false]], [[3, 'TRUE', 4, true]]],
  [
    'with equal counts the server is right',
    [[3, 'TRUE', 3]],
    [[3, 'FALSE', 3, false]],
    [[3, 'TRUE', 3, true]],
  ],
  ['what the journal knows as saved proves nothing', [], [[3, 'TRUE', 3, true]], []],
] as const)('%s', (_, server, journal, expected) => {
  const merged = mergeEntries(
    WRITTEN_TEXT,
    server.map(([key, value, sequence]) => ({ key, value, sequence })),
    journal.map(([key, value, sequence, saved]) => ({ key, value, sequence, saved })),
  );
  expect(
    [...merged.values()].map(({ key, value, sequence, saved }) => [key, value, sequence, saved]),
  ).toEqual(expected);
});

const stored = { key: 3, value: 'theirs', sequence: 4 };
const unsaved = { key: 3, value: 'mine', sequence: 9, saved: false, base: 2 };

test.each([
  ['what was stored after it is above it', stored, { ...stored, saved: true, aside: 'mine' }],
  ['what it was built on is below it', { ...stored, sequence: 2 }, unsaved],
  ['what says the same needs no choice', { ...stored, value: 'mine' }, unsaved],
] as const)('somebody else has written since: %s', (_, server, expected) => {
  expect(mergeEntries(WRITTEN_TEXT, [server], [unsaved], false).get(3)).toEqual(expected);
});

test('nobody else has written since: what was not saved goes above all that was', () => {
  expect(mergeEntries(WRITTEN_TEXT, [stored], [unsaved]).get(3)).toEqual(unsaved);
});

test('what was set aside is still to be chosen after a reload, unless it came to the same', () => {
  const chosen = { ...stored, saved: true, aside: 'mine' };
  expect(mergeEntries(WRITTEN_TEXT, [stored], [chosen]).get(3)).toEqual(chosen);
  expect(mergeEntries(WRITTEN_TEXT, [{ ...stored, value: 'mine' }], [chosen]).get(3)?.aside).toBeUndefined();
});

test('an empty answer is nothing to choose', () => {
  expect(mergeEntries(WRITTEN_TEXT, [stored], [{ ...unsaved, value: '' }], false).get(3)).toEqual({
    ...stored,
    saved: true,
  });
});

test('a change counts from the last one, and remembers what was saved last', () => {
  const saved = { key: 3, value: 'a', sequence: 4, saved: true };
  const first = changeEntry(saved, 3, 'ab');
  expect(first).toEqual({ key: 3, value: 'ab', sequence: 5, saved: false });
  expect(changeEntry(first, 3, 'abc')).toEqual({
    key: 3,
    value: 'abc',
    sequence: 6,
    saved: false,
    base: 4,
  });
});

test('where the last one wins, nothing is set aside', () => {
  expect(mergeEntries({ nothing: '' }, [stored], [unsaved], false).get(3)).toEqual({
    ...stored,
    saved: true,
  });
});
