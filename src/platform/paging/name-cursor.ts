import { z } from 'zod';

/** The last row of a page whose rows have names instead of UUIDs, such as the codes of coupons. */
export type NamePosition = { readonly at: Date; readonly name: string };

const TIME_DIGITS = 12;

/** A cursor as `pageCursorSchema`, for names of 1 to 40 letters, digits, hyphens and underscores. */
export const nameCursorSchema = z.string().regex(/^[0-9a-f]{12}[\w-]{1,40}$/, 'is no cursor');

/** The cursor after a row. The time is in milliseconds, from 1970 to the year 10889. */
export const formatNameCursor = ({ at, name }: NamePosition): string =>
  at.getTime().toString(16).padStart(TIME_DIGITS, '0') + name;

/** The position of a cursor that passed `nameCursorSchema`. */
export const parseNameCursor = (cursor: string): NamePosition => ({
  at: new Date(Number.parseInt(cursor.slice(0, TIME_DIGITS), 16)),
  name: cursor.slice(TIME_DIGITS),
});
