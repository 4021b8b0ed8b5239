import { expect, test } from 'vitest';
import { schoolEntries, type BankEntry } from './bank-entry.ts';

const entry = (id: string, en = id): BankEntry => ({
  id,
  kind: 'error',
  criterion: null,
  family: null,
  text: { en, 'zh-Hant': null },
  suggestion: null,
});

test.each([
  ['nothing changed', [], ['a shipped shown a', 'b shipped shown b']],
  [
    'a changed one',
    [{ ...entry('b', 'ours'), isHidden: false }],
    ['a shipped shown a', 'b shipped shown ours'],
  ],
  ['a hidden one', [{ ...entry('a'), isHidden: true }], ['a shipped hidden a', 'b shipped shown b']],
  [
    'an added one',
    [{ ...entry('c'), isHidden: false }],
    ['a shipped shown a', 'b shipped shown b', 'c added shown c'],
  ],
])('the school’s entries with %s', (_, stored, entries) => {
  expect(
    schoolEntries([entry('a'), entry('b')], stored).map(
      ({ id, isShipped, isHidden, text }) =>
        `${id} ${isShipped ? 'shipped' : 'added'} ${isHidden ? 'hidden' : 'shown'} ${text.en}`,
    ),
  ).toEqual(entries);
});
