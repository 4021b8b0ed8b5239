import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/**
 * The counters of rate-limiter-flexible, which writes them with SQL of its own: names, types and the order of
 * the columns are its.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** Hashed: no address stands here. */
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    /** When the counter starts again: milliseconds since 1970. */
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limits_by_expire').on(table.expire)],
);
