import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/instant-column.ts';

/** Secret addresses of calendars with lessons: one for each account. */
export const calendarFeeds = pgTable('calendar_feeds', {
  accountId: uuid('account_id').primaryKey(),
  /** SHA-256 of the token in the address, in hexadecimal. The address itself is stored nowhere. */
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: instant('created_at').notNull(),
});
