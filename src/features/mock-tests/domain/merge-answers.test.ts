import { expect, test } from 'vitest';
import { mergeAnswers } from './merge-answers.ts';

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
