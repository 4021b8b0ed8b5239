import { expect, test } from 'vitest';
import { formatNameCursor, nameCursorSchema, parseNameCursor } from './name-cursor.ts';

test.each([
  ['2026-11-21T09:00:00.123Z', 'SPRING-26'],
  ['1970-01-01T00:00:00.000Z', '1'],
  ['9999-12-31T23:59:59.999Z', 'A_'.repeat(20)],
])('a cursor at %s and %s leads back to its row', (at, name) => {
  const position = { at: new Date(at), name };
  const cursor = formatNameCursor(position);
  expect(nameCursorSchema.safeParse(cursor).success).toBe(true);
  expect(parseNameCursor(cursor)).toEqual(position);
});

test.each(['', 'f'.repeat(12), `${'f'.repeat(12)}a b`, `g${'f'.repeat(12)}`, 'f'.repeat(53)])(
  'the text %j is no cursor',
  (text) => {
    expect(nameCursorSchema.safeParse(text).success).toBe(false);
  },
);
