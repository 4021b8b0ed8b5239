import { expect, test } from 'vitest';
import { changeAnswer, mergeAnswers } from './merge-answers.ts';

test.each([
  ['an answer that only the server has is taken', [[3, 'TRUE', 2]], [], [[3, 'TRUE', 2, true]]],
  [
    'an answer that never reached the server is kept, unsaved',
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
  const merged = mergeAnswers(
    server.map(([number, value, sequence]) => ({ number, value, sequence })),
    journal.map(([number, value, sequence, saved]) => ({ number, value, sequence, saved })),
  );
  expect(
    [...merged.values()].map(({ number, value, sequence, saved }) => [number, value, sequence, saved]),
  ).toEqual(expected);
});

const stored = { number: 3, value: 'theirs', sequence: 4 };
const unsaved = { number: 3, value: 'mine', sequence: 9, saved: false, base: 2 };

test.each([
  ['what was stored after it is above it', stored, { ...stored, saved: true, aside: 'mine' }],
  ['what it was built on is below it', { ...stored, sequence: 2 }, unsaved],
  ['what says the same needs no choice', { ...stored, value: 'mine' }, unsaved],
] as const)('somebody else has written since: %s', (_, server, expected) => {
  expect(mergeAnswers([server], [unsaved], false).get(3)).toEqual(expected);
});

test('nobody else has written since: what was not saved goes above all that was', () => {
  expect(mergeAnswers([stored], [unsaved]).get(3)).toEqual(unsaved);
});

test('what was set aside is still to be chosen after a reload, unless it came to the same', () => {
  const chosen = { ...stored, saved: true, aside: 'mine' };
  expect(mergeAnswers([stored], [chosen]).get(3)).toEqual(chosen);
  expect(mergeAnswers([{ ...stored, value: 'mine' }], [chosen]).get(3)?.aside).toBeUndefined();
});

test('an empty answer is nothing to choose', () => {
  expect(mergeAnswers([stored], [{ ...unsaved, value: '' }], false).get(3)).toEqual({
    ...stored,
    saved: true,
  });
});

test('a change counts from the last one, and remembers what was saved last', () => {
  const saved = { number: 3, value: 'a', sequence: 4, saved: true };
  const first = changeAnswer(saved, 3, 'ab');
  expect(first).toEqual({ number: 3, value: 'ab', sequence: 5, saved: false });
  expect(changeAnswer(first, 3, 'abc')).toEqual({
    number: 3,
    value: 'abc',
    sequence: 6,
    saved: false,
    base: 4,
  });
});
