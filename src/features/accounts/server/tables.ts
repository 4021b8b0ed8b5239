import { customType, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * Whoever sits tests from one browser: a visitor at first. An account that is made or signed in to later takes the
 * candidate over, so that attempts keep their key.
 */
export const candidates = pgTable('candidates', {
  id: uuid('id').primaryKey(),
  /** SHA-256 of the cookie's value: a stolen table opens nothing. */
  tokenHash: bytea('token_hash').notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
