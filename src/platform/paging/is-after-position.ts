import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

type Position = { readonly at: Date } & ({ readonly id: string } | { readonly name: string });

/** How a list is sorted by time. Rows of one instant are sorted by their key in the same direction. */
export type ListOrder = 'newest-first' | 'oldest-first';

/**
 * True for rows that follow a position in a list. Rows of one instant are sorted by their key, so both are compared
 * together: comparing the time alone would skip them at the edge of a page.
 */
export function isAfterPosition(
  time: AnyColumn,
  key: AnyColumn,
  position: Position,
  order: ListOrder = 'newest-first',
): SQL {
  const last = 'id' in position ? sql`${position.id}::uuid` : sql`${position.name}::text`;
  const follows = order === 'newest-first' ? sql`<` : sql`>`;
  return sql`(${time}, ${key}) ${follows} (${position.at.toISOString()}::timestamptz, ${last})`;
}
