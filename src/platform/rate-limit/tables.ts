import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/**
 * The counters of rate-limiter-flexible. It writes them with its own SQL and decides the names, types and
 * order of the columns.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** Hashed: no address is stored here. */
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    /** When the counter starts again: milliseconds since 1970. */
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limits_by_expire').on(table.expire)],
);
