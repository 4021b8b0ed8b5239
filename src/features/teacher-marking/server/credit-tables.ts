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
import type { CreditKind } from '../domain/marking-order.ts';
import type { CreditReason } from '../domain/wallet.ts';

/** Credits that came together. Like entitlements they belong to an account, whose id leads the keys. */
export const markingCreditLots = pgTable(
  'marking_credit_lots',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<CreditKind>().notNull(),
    /** The sum of its lines in the ledger. */
    left: smallint('credits_left').notNull(),
    /** What opened it, such as a line of a paid order. The same source opens one lot. */
    source: text('source').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('marking_credit_lots_of_source').on(table.accountId, table.source),
    index('marking_credit_lots_ending')
      .on(table.expiresAt)
      .where(sql`${table.left} > 0`),
    check('marking_credit_lots_left', sql`${table.left} >= 0`),
  ],
);

/** The ledger of credits. Rows are only added. */
export const markingCredits = pgTable(
  'marking_credits',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    lotId: uuid('lot_id').notNull(),
    reason: text('reason').$type<CreditReason>().notNull(),
    amount: smallint('amount').notNull(),
    /** Of `used` and `returned`. */
    orderId: uuid('order_id'),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    foreignKey({
      columns: [table.accountId, table.lotId],
      foreignColumns: [markingCreditLots.accountId, markingCreditLots.id],
    }).onDelete('cascade'),
    // An order uses one credit, and gets it back once.
    uniqueIndex('marking_credits_of_order')
      .on(table.orderId, table.reason)
      .where(sql`${table.orderId} is not null`),
    index('marking_credits_of_lot').on(table.accountId, table.lotId),
    check(
      'marking_credits_sign',
      sql`(${table.reason} in ('granted', 'returned', 'refund-undone')) = (${table.amount} > 0) and ${table.amount} <> 0`,
    ),
  ],
);
