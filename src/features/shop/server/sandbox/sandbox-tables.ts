import { sql } from 'drizzle-orm';
import { bigint, check, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/instant-column.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { PaymentFailure } from '../../domain/payments/payment.ts';
import type { PaymentPageRequest } from '../payments/payment-provider.ts';
import type { SandboxEvent } from './sandbox-events.ts';

/** The sandbox's own records, like those of an external bank. The shop reads none of them, and they name nobody. */

const minor = (name: string) => bigint(name, { mode: 'number' });

export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    /** The shop's identifier of the payment; one page each. */
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
    /** The failure of the last refused card. */
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
  /** The shop's identifier of the refund. */
  refundId: uuid('refund_id').primaryKey(),
  paymentId: uuid('payment_id')
    .notNull()
    .references(() => sandboxPayments.paymentId),
  amountMinor: minor('amount_minor').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** The webhooks for the shop. */
export const sandboxEvents = pgTable('sandbox_events', {
  id: text('id').primaryKey(),
  event: jsonb('event').$type<SandboxEvent>().notNull(),
  createdAt: instant('created_at').notNull(),
});
