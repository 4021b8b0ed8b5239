import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/instant-column.ts';
import type { LessonLength } from '../../domain/schedule.ts';
import type { CreditReason } from '../../domain/wallet.ts';

/** Credits for lessons that came together. */
export const lessonCreditLots = pgTable(
  'lesson_credit_lots',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    /** The key of the teacher whose lessons it pays for. Null: every teacher's. */
    teacher: text('teacher'),
    minutes: smallint('minutes').$type<LessonLength>().notNull(),
    /** The sum of its lines in the ledger. */
    left: smallint('credits_left').notNull(),
    /** What opened it, such as a line of a paid order. The same source opens one lot. */
    source: text('source').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When the learner was told that what is left ends soon. */
    endingMailedAt: instant('ending_mailed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('lesson_credit_lots_of_source').on(table.accountId, table.source),
    index('lesson_credit_lots_ending')
      .on(table.expiresAt)
      .where(sql`${table.left} > 0`),
    check('lesson_credit_lots_left', sql`${table.left} >= 0`),
    check('lesson_credit_lots_length', sql`${table.minutes} in (25, 50)`),
  ],
);

/** The ledger of credits for lessons. Rows are only added; a trigger refuses the rest but for the deletion of an account. */
export const lessonCredits = pgTable(
  'lesson_credits',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    lotId: uuid('lot_id').notNull(),
    reason: text('reason').$type<CreditReason>().notNull(),
    amount: smallint('amount').notNull(),
    /** Of `held`, `used`, `returned`, `courtesy` and `corrected`. */
    bookingId: uuid('booking_id'),
    /** Why the school gave or took them, and the admin who did. */
    note: text('note'),
    adminId: uuid('admin_id'),
    /** The Idempotency-Key of what the school took. */
    requestKey: text('request_key'),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    foreignKey({
      columns: [table.accountId, table.lotId],
      foreignColumns: [lessonCreditLots.accountId, lessonCreditLots.id],
    }).onDelete('cascade'),
    // A booking holds one credit, and it is used or returned once. The school may correct that more often.
    uniqueIndex('lesson_credits_of_booking')
      .on(table.bookingId, table.reason)
      .where(sql`${table.bookingId} is not null and ${table.reason} <> 'corrected'`),
    index('lesson_credits_of_lot').on(table.accountId, table.lotId),
    check(
      'lesson_credits_sign',
      sql`case ${table.reason} when 'used' then ${table.amount} = 0
        when 'held' then ${table.amount} = -1
        when 'returned' then ${table.amount} = 1
        when 'courtesy' then ${table.amount} = 1
        when 'bought' then ${table.amount} > 0
        when 'refund-undone' then ${table.amount} > 0
        when 'corrected' then ${table.amount} <> 0
        else ${table.amount} < 0 end`,
    ),
  ],
);
