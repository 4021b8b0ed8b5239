import { sql } from 'drizzle-orm';
import { bigint, check, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/instant-column.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { PaymentFailure } from '../domain/payments/payment.ts';
import type { PaymentPageRequest } from './payments/payment-provider.ts';
import type { SandboxEvent } from './sandbox/sandbox-events.ts';

/** What the sandbox keeps as a bank of its own would: nothing here is read by the shop, and nobody is named. */

const minor = (name: string) => bigint(name, { mode: 'number' });

export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    /** The shop's name of the try; one page each. */
    paymentId: uuid('payment_id').primaryKey(),
    /** In the page's address; 256 random bits. */
    reference: text('reference').notNull().unique(),
    orderNumber: text('order_number').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    lines: jsonb('lines').$type<PaymentPageRequest['lines']>().notNull(),
    language: text('language').$type<Language>().notNull(),
    /** Paths of the shop. */
    returnPath: text('return_path').notNull(),
    cancelPath: text('cancel_path').notNull(),
    state: text('state').$type<'open' | 'paid' | 'closed'>().notNull(),
    /** Of the last card that was refused. */
    failure: text('failure').$type<PaymentFailure>(),
    method: text('method'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    paidAt: instant('paid_at'),
  },
  (table) => [
    check('sandbox_payments_state', sql`${table.state} in ('open', 'paid', 'closed')`),
    check('sandbox_payments_paid', sql`(${table.state} = 'paid') = (${table.paidAt} is not null)`),
  ],
);

export const sandboxRefunds = pgTable('sandbox_refunds', {
  /** The shop's name of it. */
  refundId: uuid('refund_id').primaryKey(),
  paymentId: uuid('payment_id')
    .notNull()
    .references(() => sandboxPayments.paymentId),
  amountMinor: minor('amount_minor').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** What the shop is told by webhooks. */
export const sandboxEvents = pgTable('sandbox_events', {
  id: text('id').primaryKey(),
  event: jsonb('event').$type<SandboxEvent>().notNull(),
  createdAt: instant('created_at').notNull(),
});
