import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/instant-column.ts';
import {
  REFUND_REASONS,
  REFUND_STATES,
  type RefundReason,
  type RefundState,
} from '../../domain/refunds/refund.ts';
import { isOneOf, minor } from './columns.ts';
import { orders, orderLines } from './order-tables.ts';
import { payments } from './payment-tables.ts';

/** Refunds of payments, by lines of the order. */

export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    state: text('state').$type<RefundState>().notNull(),
    reason: text('reason').$type<RefundReason>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    /** Negative: a penalty withheld before is refunded. */
    penaltyMinor: minor('penalty_minor').notNull(),
    note: text('note').notNull().default(''),
    /** Null: the learner or the shop itself. */
    adminId: uuid('admin_id'),
    reference: text('reference'),
    failure: text('failure'),
    requestedAt: instant('requested_at').notNull(),
    doneAt: instant('done_at'),
  },
  (table) => [
    unique('refunds_once').on(table.orderId, table.idempotencyKey),
    unique('refunds_by_reference').on(table.paymentId, table.reference),
    index('refunds_open')
      .on(table.requestedAt)
      .where(sql`${table.state} = 'requested'`),
    check('refunds_state', isOneOf(table.state, REFUND_STATES)),
    check('refunds_reason', isOneOf(table.reason, REFUND_REASONS)),
    check('refunds_amount', sql`${table.amountMinor} > 0`),
  ],
);

export const refundLines = pgTable(
  'refund_lines',
  {
    refundId: uuid('refund_id')
      .notNull()
      .references(() => refunds.id),
    orderLineId: uuid('order_line_id')
      .notNull()
      .references(() => orderLines.id),
    amountMinor: minor('amount_minor').notNull(),
    penaltyMinor: minor('penalty_minor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.refundId, table.orderLineId] })],
);
