import { describe, expect, test } from 'vitest';
import { findCorrection } from './find-correction.ts';
import { layOutMarks } from './lay-out-marks.ts';
import { aComment } from '../draft/draft-fixture.ts';
import { findWords, moveCursor, spanOf, stretchCursor, trimSpan, type CursorMove } from './word-cursor.ts';

const TEXT = 'Buses are free. Trains aren’t, yet.\n\nWhy?';

/** The words that are chosen after some moves; those that extend have a plus. */
function chosen(...moves: readonly (CursorMove | `+${CursorMove}`)[]): string {
  let cursor = moveCursor(TEXT, undefined, 'next', false);
  for (const move of moves) {
    const extend = move.startsWith('+');
    cursor = moveCursor(TEXT, cursor, move.replace('+', '') as CursorMove, extend);
  }
  const { start, end } = cursor ? spanOf(cursor) : { start: 0, end: 0 };
  return TEXT.slice(start, end);
}

test('words are found without the signs around them', () => {
  expect(findWords(TEXT).map(({ start, end }) => TEXT.slice(start, end))).toEqual([
    'Buses',
    'are',
    'free',
    'Trains',
    'aren’t',
    'yet',
    'Why',
  ]);
});

test.each([
  [[], 'Buses'],
  [['next', 'next'], 'free'],
  [['next', 'previous', 'previous'], 'Buses'],
  [['+next', '+next'], 'Buses are free'],
  [['next', 'next', '+previous'], 'are free'],
  [['+next', '+previous'], 'Buses'],
  [['next-sentence'], 'Trains'],
  [['next-sentence', 'next-sentence'], 'Why'],
  [['end', 'previous-sentence'], 'Trains'],
  [['end', 'next', 'start'], 'Buses'],
] as const)('after %j the choice is “%s”', (moves, words) => {
  expect(chosen(...moves)).toBe(words);
});

test('a choice grows by single characters, to reach signs, and never disappears', () => {
  const free = { start: 10, end: 14 };
  const cursor = { anchor: free, head: free };
  expect(spanOf(stretchCursor(TEXT, cursor, 1))).toEqual({ start: 10, end: 15 });
  const one = { anchor: { start: 10, end: 11 }, head: { start: 10, end: 11 } };
  expect(spanOf(stretchCursor(TEXT, one, -1))).toEqual({ start: 10, end: 11 });
  expect(trimSpan(TEXT, { start: 9, end: 16 })).toEqual({ start: 10, end: 15 });
  expect(trimSpan(TEXT, { start: 35, end: 37 })).toBeUndefined();
});

describe('a correction changes as few words as it can', () => {
  test.each([
    ['people drives to work', 'people drive to work', ' drives', ' drive'],
    ['go school', 'go to school', '', ' to'],
    ['in the other hand', 'on the other hand', 'in', 'on'],
    ['very very good', 'very good', ' very', ''],
    ['a', 'a big house', '', ' big house'],
  ])('%s → %s', (quote, suggestion, deleted, inserted) => {
    const change = findCorrection(quote, suggestion);
    expect(quote.slice(change?.start, change?.end)).toBe(deleted);
    expect(change?.inserted).toBe(inserted);
    const after = quote.slice(0, change?.start) + inserted + quote.slice(change?.end);
    expect(after).toBe(suggestion);
  });
  test('the same words are no correction', () => expect(findCorrection('a b', 'a b')).toBeUndefined());
});

test('a text with its comments and corrections joins to the text again, and says where words go', () => {
  const comments = [
    aComment({ id: 'one', suggestion: 'Trains' }),
    aComment({
      id: 'two',
      anchor: { in: 'text', start: 6, end: 14, quote: 'are free' },
      suggestion: 'are never free',
    }),
  ];
  const paragraphs = layOutMarks(TEXT, comments);
  expect(paragraphs.map(({ runs }) => runs.map(({ text }) => text).join(''))).toEqual([
    'Buses are free. Trains aren’t, yet.',
    'Why?',
  ]);
  const [first] = paragraphs;
  expect(first?.runs.filter(({ isDeleted }) => isDeleted).map(({ text }) => text)).toEqual(['Buses']);
  expect(first?.runs.flatMap(({ inserted }) => inserted)).toEqual(['Trains', ' never']);
  expect(first?.runs.flatMap(({ ends }) => ends.map(({ id, number }) => `${number} ${id}`))).toEqual([
    '1 one',
    '2 two',
  ]);
});
