import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/instant-column.ts';
import type { SharedPart } from '../../domain/brief/shared-parts.ts';
import { bookings } from '../booking-tables.ts';

/** What a learner lets teachers see before a lesson. No row: nothing but the wish and the homework. */
export const briefShares = pgTable('brief_shares', {
  /** The learner's account. */
  accountId: uuid('account_id').primaryKey(),
  shared: text('shared').array().$type<SharedPart[]>().notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** Each look of a teacher at the brief of a lesson. Rows are only added. */
export const briefLooks = pgTable(
  'brief_looks',
  {
    bookingId: uuid('booking_id').notNull(),
    id: uuid('id').notNull(),
    /** The learner's account. */
    learnerId: uuid('learner_id').notNull(),
    /** The key of the teacher in the content. */
    teacher: text('teacher').notNull(),
    /** What was shared then. */
    shown: text('shown').array().$type<SharedPart[]>().notNull(),
    lookedAt: instant('looked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.id] }),
    foreignKey({ columns: [table.bookingId], foreignColumns: [bookings.id] }).onDelete('cascade'),
    index('brief_looks_of_learner').on(table.learnerId),
  ],
);
