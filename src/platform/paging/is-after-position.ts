import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { PagePosition } from './page-cursor.ts';

/**
 * True for rows that follow a position in a list with the newest first. Rows of one instant are sorted by identifier,
 * so both are compared together: comparing the time alone would skip them at the edge of a page.
 */
export function isAfterPosition(time: AnyColumn, id: AnyColumn, position: PagePosition): SQL {
  const { at, id: last } = position;
  return sql`(${time}, ${id}) < (${at.toISOString()}::timestamptz, ${last}::uuid)`;
}
