import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/instant-column.ts';

/** Learners who agreed that their marked essays are used to calibrate machines' bands, and as standard works. */
export const markingConsents = pgTable('marking_consents', {
  accountId: uuid('account_id').primaryKey(),
  /** The version of the text that the learner agreed to. */
  wording: text('wording').notNull(),
  agreedAt: instant('agreed_at').notNull(),
  /** Null: the learner still agrees. */
  withdrawnAt: instant('withdrawn_at'),
});
