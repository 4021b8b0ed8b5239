import { z } from 'zod';

/** The last row of a page. Lists that are sorted by time and then by identifier continue after it. */
export type PagePosition = { readonly at: Date; readonly id: string };

const TIME_DIGITS = 12;
/** The parts of a UUID, as long as they are between its hyphens. */
const UUID_PARTS = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/**
 * A cursor as a client sends it back. Clients must not read it: it may look different in a later version.
 * Every text that passes has a position.
 */
export const pageCursorSchema = z.string().regex(/^[0-9a-f]{44}$/, 'is no cursor');

/** The cursor after a row. The time is in milliseconds, from 1970 to the year 10889; the identifier is a UUID. */
export function formatPageCursor({ at, id }: PagePosition): string {
  return at.getTime().toString(16).padStart(TIME_DIGITS, '0') + id.toLowerCase().replaceAll('-', '');
}

/** The position of a cursor that passed `pageCursorSchema`. */
export function parsePageCursor(cursor: string): PagePosition {
  return {
    at: new Date(Number.parseInt(cursor.slice(0, TIME_DIGITS), 16)),
    id: cursor.slice(TIME_DIGITS).replace(UUID_PARTS, '$1-$2-$3-$4-$5'),
  };
}

export type Page<Row> = { readonly rows: readonly Row[]; readonly nextCursor: string | null };

/**
 * One page of `found`, which was read with a limit of `size + 1`. The extra row shows that there is another page.
 * `nextCursor` is null on the last page.
 */
export function cutPage<Row>(
  found: readonly Row[],
  size: number,
  positionOf: (row: Row) => PagePosition,
): Page<Row> {
  return cutPageBy(found, size, (last) => formatPageCursor(positionOf(last)));
}

/** One page of rows whose cursor has another form. */
export function cutPageBy<Row>(
  found: readonly Row[],
  size: number,
  cursorAfter: (row: Row) => string,
): Page<Row> {
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return { rows, nextCursor: found.length > size && last ? cursorAfter(last) : null };
}
