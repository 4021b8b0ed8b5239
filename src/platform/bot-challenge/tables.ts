import { customType, index, pgTable, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The accepted solutions of bot challenges: each counts once. */
export const usedChallenges = pgTable(
  'used_challenges',
  {
    challengeHash: bytea('challenge_hash').primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('used_challenges_by_expiry').on(table.expiresAt)],
);
