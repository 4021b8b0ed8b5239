import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What was sent through the contact form; kept for 12 months (content/legal/privacy). */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    topic: text('topic').notNull(),
    message: text('message').notNull(),
    language: text('language').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /**
     * Keyed hash of the sender's network address: shows that messages come from one place, not from which.
     */
    addressHash: text('address_hash').notNull(),
  },
  (table) => [index('contact_messages_by_creation').on(table.createdAt)],
);
