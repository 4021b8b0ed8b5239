import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/instant-column.ts';
import {
  PAYMENT_STATES,
  type PaymentFailure,
  type PaymentProviderName,
  type PaymentState,
} from '../../domain/payments/payment.ts';
import {
  LEDGER_ACCOUNTS,
  LEDGER_EVENTS,
  type LedgerAccount,
  type LedgerEvent,
} from '../../domain/payments/ledger.ts';
import type { ProviderEvent } from '../../domain/payments/provider-event.ts';
import { isOneOf, minor } from './columns.ts';
import { orders } from './order-tables.ts';

/** Payments, the events of their providers, and the ledger. */

/** The attempts to pay an order, one page each. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** The first attempt has the key of the checkout. */
    idempotencyKey: text('idempotency_key').notNull(),
    provider: text('provider').$type<PaymentProviderName>().notNull(),
    /** The provider's own identifier; null until the page was made. */
    reference: text('reference'),
    pageUrl: text('page_url'),
    amountMinor: minor('amount_minor').notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    failure: text('failure').$type<PaymentFailure>(),
    method: text('method'),
    createdAt: instant('created_at').notNull(),
    /** When the provider was last asked. */
    askedAt: instant('asked_at'),
    paidAt: instant('paid_at'),
    /** Updated by a trigger: refunds that have not failed. */
    refundedMinor: minor('refunded_minor').notNull().default(0),
  },
  (table) => [
    unique('payments_once').on(table.orderId, table.idempotencyKey),
    unique('payments_by_reference').on(table.provider, table.reference),
    index('payments_open')
      .on(table.createdAt)
      .where(sql`${table.state} in ('open', 'failed')`),
    check('payments_state', isOneOf(table.state, PAYMENT_STATES)),
    check('payments_amount', sql`${table.amountMinor} > 0`),
    check(
      'payments_refunded',
      sql`${table.refundedMinor} between 0 and ${table.amountMinor}
        and (${table.refundedMinor} = 0 or ${table.state} = 'paid')`,
    ),
  ],
);

/** The providers' events, each once, however often it is delivered. */
export const providerEvents = pgTable(
  'provider_events',
  {
    provider: text('provider').$type<PaymentProviderName>().notNull(),
    eventId: text('event_id').notNull(),
    kind: text('kind').$type<ProviderEvent['kind']>().notNull(),
    paymentId: uuid('payment_id'),
    /** The event as JSON, with the fields that we read: no card, no address. */
    event: jsonb('event').$type<Readonly<Record<string, unknown>>>().notNull(),
    receivedAt: instant('received_at').notNull(),
    /** Null: it waits for an earlier event. */
    appliedAt: instant('applied_at'),
    verdict: text('verdict').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('provider_events_waiting')
      .on(table.paymentId)
      .where(sql`${table.appliedAt} is null`),
  ],
);

/** The transactions of the ledger, each event once. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    event: text('event').$type<LedgerEvent>().notNull(),
    /** Its payment or refund. */
    subjectId: uuid('subject_id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    unique('ledger_transactions_once').on(table.event, table.subjectId),
    index('ledger_transactions_by_order').on(table.orderId),
    check('ledger_transactions_event', isOneOf(table.event, LEDGER_EVENTS)),
  ],
);

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id),
    account: text('account').$type<LedgerAccount>().notNull(),
    /** Positive: debit. The entries of one transaction add up to 0. */
    amountMinor: minor('amount_minor').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.account] }),
    check('ledger_entries_account', isOneOf(table.account, LEDGER_ACCOUNTS)),
    check('ledger_entries_amount', sql`${table.amountMinor} <> 0`),
  ],
);
