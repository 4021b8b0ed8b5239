import { expect, test } from 'vitest';
import { cutPage, formatPageCursor, pageCursorSchema, parsePageCursor } from './page-cursor.ts';

const id = '0d5c5b1e-7a30-4c1e-9f0a-00000000000f';
const row = (at: string) => ({ at: new Date(at), id });

test.each(['2026-11-21T09:00:00.123Z', '1970-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'])(
  'a cursor at %s leads back to its row',
  (at) => {
    const cursor = formatPageCursor(row(at));
    expect(pageCursorSchema.safeParse(cursor).success).toBe(true);
    expect(parsePageCursor(cursor)).toEqual(row(at));
  },
);

test('every text that passes as a cursor has a time that exists', () => {
  expect(parsePageCursor('f'.repeat(44)).at.toISOString()).toBe('+010889-08-02T05:31:50.655Z');
  for (const text of ['', '2026-11-21T09:00:00.000Z', `${'f'.repeat(43)}g`, 'f'.repeat(45)]) {
    expect(pageCursorSchema.safeParse(text).success).toBe(false);
  }
});

test('a page has a cursor only if there is a row after it', () => {
  const [first, second] = [row('2026-11-21T09:00:01.000Z'), row('2026-11-21T09:00:00.000Z')];
  expect(cutPage([first, second], 1, (each) => each)).toEqual({
    rows: [first],
    nextCursor: formatPageCursor(first),
  });
  expect(cutPage([first, second], 2, (each) => each).nextCursor).toBeNull();
  expect(cutPage([], 2, row)).toEqual({ rows: [], nextCursor: null });
});
