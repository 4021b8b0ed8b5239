import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Messages of the contact form, stored for 12 months (content/legal/privacy). */
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
    /** Keyed hash of the sender's network address. It shows that messages share an origin without revealing it. */
    addressHash: text('address_hash').notNull(),
  },
  (table) => [index('contact_messages_by_creation').on(table.createdAt)],
);
