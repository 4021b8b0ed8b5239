import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/instant-column.ts';
import type { Language } from '#platform/i18n/language.ts';

/**
 * Requests for one email when a product opens. A row is the consent, and it is deleted as content/legal/privacy says.
 */
export const openingRequests = pgTable(
  'opening_requests',
  {
    id: uuid('id').primaryKey(),
    /** The subject: see `openingSubjectOf`. */
    subject: text('subject').notNull(),
    /** As it was entered. */
    email: text('email').notNull(),
    /** In lower case: one request for each subject and address. */
    emailKey: text('email_key').notNull(),
    /** The language of the page that sent the request. */
    language: text('language').$type<Language>().notNull(),
    /** The account that made or repeated the request; null: only visitors did. */
    accountId: uuid('account_id'),
    /** SHA-256 of the secrets by which visitors withdraw the request, one for each time it was made. */
    withdrawalHashes: text('withdrawal_hashes')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    requestedAt: instant('requested_at').notNull(),
    /** Null: the email has not been sent yet. */
    sentAt: instant('sent_at'),
    /** SHA-256 of the secret in the link of that email. */
    linkHash: text('link_hash').unique(),
  },
  (table) => [
    uniqueIndex('opening_requests_once').on(table.subject, table.emailKey),
    index('opening_requests_by_address').on(table.emailKey),
    index('opening_requests_by_account').on(table.accountId),
  ],
);
