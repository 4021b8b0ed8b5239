import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/instant-column.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { GivenLine } from '../domain/orders/quote.ts';
import { ORDER_STATES, type OrderState } from '../domain/orders/order-state.ts';
import {
  PAYMENT_STATES,
  type PaymentFailure,
  type PaymentProviderName,
  type PaymentState,
} from '../domain/payments/payment.ts';
import {
  LEDGER_ACCOUNTS,
  LEDGER_EVENTS,
  type LedgerAccount,
  type LedgerEvent,
} from '../domain/payments/ledger.ts';
import { PRODUCT_KINDS, type Name, type ProductGrant, type ProductKind } from '../domain/products/product.ts';
import { COUPON_KINDS, type CouponKind } from '../domain/orders/coupon.ts';
import {
  REFUND_REASONS,
  REFUND_STATES,
  type RefundReason,
  type RefundState,
} from '../domain/refunds/refund.ts';
import type { ProviderEvent } from './payments/payment-provider.ts';

/**
 * The shop. Money is US cents in integers. Beyond what stands here, triggers (migrations/, ADR 0014) refuse a state that
 * may not follow, a ledger transaction that does not add up to zero, a change of the ledger, and a refund beyond what a
 * payment brought.
 */

const minor = (name: string) => bigint(name, { mode: 'number' });

/** A column whose values are a closed set of the domain. */
const isOneOf = (column: AnyPgColumn, values: readonly string[]) =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;

/** Prices and availability over the content's. */
export const productOverrides = pgTable(
  'product_overrides',
  {
    productId: text('product_id').primaryKey(),
    /** Null: the content's. */
    priceMinor: minor('price_minor'),
    available: boolean('available').notNull(),
  },
  (table) => [check('product_overrides_price', sql`${table.priceMinor} > 0`)],
);

/** Who changed what is sold: products and coupons. Rows are added only. */
export const shopChanges = pgTable(
  'shop_changes',
  {
    id: uuid('id').primaryKey(),
    subject: text('subject').$type<'product' | 'coupon'>().notNull(),
    /** Product identifier or coupon code. */
    name: text('name').notNull(),
    /** Account of the admin. */
    adminId: uuid('admin_id').notNull(),
    /** What it is since. */
    detail: jsonb('detail').$type<Readonly<Record<string, string | number | boolean | null>>>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('shop_changes_by_name').on(table.subject, table.name, table.at)],
);

/** What an account has put into its cart, on any device. */
export const carts = pgTable('carts', {
  accountId: uuid('account_id').primaryKey(),
  lines: jsonb('lines').$type<readonly GivenLine[]>().notNull(),
  coupon: text('coupon'),
  updatedAt: instant('updated_at').notNull(),
});

export const coupons = pgTable(
  'coupons',
  {
    /** In capitals. */
    code: text('code').primaryKey(),
    kind: text('kind').$type<CouponKind>().notNull(),
    percent: smallint('percent'),
    amountMinor: minor('amount_minor'),
    active: boolean('active').notNull(),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    useLimit: integer('use_limit'),
    limitPerLearner: integer('limit_per_learner'),
    /** Of orders that are paid or may still be. */
    uses: integer('uses').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('coupons_kind', isOneOf(table.kind, COUPON_KINDS)),
    check(
      'coupons_value',
      sql`(${table.kind} = 'percentage' and ${table.percent} between 1 and 100 and ${table.amountMinor} is null)
        or (${table.kind} = 'amount' and ${table.amountMinor} > 0 and ${table.percent} is null)`,
    ),
    check(
      'coupons_uses',
      sql`${table.uses} >= 0 and (${table.useLimit} is null or ${table.uses} <= ${table.useLimit})`,
    ),
  ],
);

/** The words that learners agreed to, each wording once. */
export const termsVersions = pgTable('terms_versions', {
  version: text('version').primaryKey(),
  en: text('en').notNull(),
  zhHant: text('zh_hant').notNull(),
  firstSeenAt: instant('first_seen_at').notNull(),
});

export const orderSerials = pgSequence('order_serials');

export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    number: text('number').notNull().unique(),
    /** Null once the account is erased: the order is kept as the law asks, without the person. */
    accountId: uuid('account_id'),
    /** Made up by the browser for one checkout. */
    idempotencyKey: text('idempotency_key').notNull(),
    /** SHA-256 of what was asked, so that one key never means two things. */
    requestHash: text('request_hash').notNull(),
    state: text('state').$type<OrderState>().notNull(),
    subtotalMinor: minor('subtotal_minor').notNull(),
    discountMinor: minor('discount_minor').notNull(),
    totalMinor: minor('total_minor').notNull(),
    refundedMinor: minor('refunded_minor').notNull().default(0),
    coupon: text('coupon').references(() => coupons.code),
    buyerName: text('buyer_name').notNull(),
    buyerEmail: text('buyer_email').notNull(),
    language: text('language').$type<Language>().notNull(),
    under20: boolean('under_20').notNull(),
    guardianName: text('guardian_name'),
    guardianEmail: text('guardian_email'),
    termsVersion: text('terms_version')
      .notNull()
      .references(() => termsVersions.version),
    failure: text('failure').$type<PaymentFailure>(),
    createdAt: instant('created_at').notNull(),
    /** Unpaid, it is over then. */
    expiresAt: instant('expires_at').notNull(),
    paidAt: instant('paid_at'),
    /** The payment that pays it; null before, and where nothing was to be paid. */
    payingPaymentId: uuid('paying_payment_id'),
  },
  (table) => [
    unique('orders_once').on(table.accountId, table.idempotencyKey),
    index('orders_by_account').on(table.accountId, table.createdAt),
    index('orders_by_creation').on(table.createdAt),
    index('orders_unpaid')
      .on(table.expiresAt)
      .where(isOneOf(table.state, ['draft', 'awaiting-payment', 'failed'])),
    check('orders_state', isOneOf(table.state, ORDER_STATES)),
    check('orders_total', sql`${table.totalMinor} = ${table.subtotalMinor} - ${table.discountMinor}`),
    check('orders_amounts', sql`${table.discountMinor} >= 0 and ${table.totalMinor} >= 0`),
    check('orders_refunded', sql`${table.refundedMinor} between 0 and ${table.totalMinor}`),
    check(
      'orders_guardian',
      sql`not ${table.under20} or ${table.accountId} is null
        or (${table.guardianName} is not null and ${table.guardianEmail} is not null)`,
    ),
  ],
);

/** What was bought, at the price at that time. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    position: smallint('position').notNull(),
    productId: text('product_id').notNull(),
    name: jsonb('name').$type<Name>().notNull(),
    /** What one of it gives, as it was promised. */
    grant: jsonb('grant').$type<ProductGrant>().notNull(),
    quantity: smallint('quantity').notNull(),
    unitPriceMinor: minor('unit_price_minor').notNull(),
    totalMinor: minor('total_minor').notNull(),
    discountMinor: minor('discount_minor').notNull(),
    /** Given back. */
    refundedMinor: minor('refunded_minor').notNull().default(0),
    /** Kept of the unused fee by clause 9. */
    penaltyMinor: minor('penalty_minor').notNull().default(0),
  },
  (table) => [
    unique('order_lines_once').on(table.orderId, table.productId),
    check('order_lines_total', sql`${table.totalMinor} = ${table.unitPriceMinor} * ${table.quantity}`),
    check('order_lines_discount', sql`${table.discountMinor} between 0 and ${table.totalMinor}`),
    check(
      'order_lines_refunded',
      sql`${table.refundedMinor} >= 0 and ${table.penaltyMinor} >= 0
        and ${table.refundedMinor} + ${table.penaltyMinor} <= ${table.totalMinor} - ${table.discountMinor}`,
    ),
  ],
);

/** Which orders use a coupon up. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    code: text('code')
      .notNull()
      .references(() => coupons.code),
    accountId: uuid('account_id'),
    takenAt: instant('taken_at').notNull(),
    /** The order came to nothing: the use is free again. */
    releasedAt: instant('released_at'),
  },
  (table) => [index('coupon_uses_by_learner').on(table.code, table.accountId)],
);

/** Tries to pay an order: one page each. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** The first try has the key of the checkout. */
    idempotencyKey: text('idempotency_key').notNull(),
    provider: text('provider').$type<PaymentProviderName>().notNull(),
    /** The provider's own name; null until the page was made. */
    reference: text('reference'),
    pageUrl: text('page_url'),
    amountMinor: minor('amount_minor').notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    failure: text('failure').$type<PaymentFailure>(),
    method: text('method'),
    createdAt: instant('created_at').notNull(),
    /** When the provider was asked last. */
    askedAt: instant('asked_at'),
    paidAt: instant('paid_at'),
    /** Kept by a trigger: refunds that have not failed. */
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

/** What providers told, each event once however often it is delivered. */
export const providerEvents = pgTable(
  'provider_events',
  {
    provider: text('provider').$type<PaymentProviderName>().notNull(),
    eventId: text('event_id').notNull(),
    kind: text('kind').$type<ProviderEvent['kind']>().notNull(),
    paymentId: uuid('payment_id'),
    /** The event as JSON, as far as we read it: no card, no address. */
    event: jsonb('event').$type<Readonly<Record<string, unknown>>>().notNull(),
    receivedAt: instant('received_at').notNull(),
    /** Null: it tells of something later than what is known, and waits. */
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

/** What happened with money, each time once. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    event: text('event').$type<LedgerEvent>().notNull(),
    /** The payment or refund that it is about. */
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
    /** Positive: debit; of one transaction they add up to 0. */
    amountMinor: minor('amount_minor').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.account] }),
    check('ledger_entries_account', isOneOf(table.account, LEDGER_ACCOUNTS)),
    check('ledger_entries_amount', sql`${table.amountMinor} <> 0`),
  ],
);

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
    /** Negative: a penalty that was kept before is given back. */
    penaltyMinor: minor('penalty_minor').notNull(),
    note: text('note').notNull().default(''),
    /** Null: the learner, or the shop by itself. */
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

/** What an account may use: access until an end, or lesson credits. At most one for each line of an order. */
export const entitlements = pgTable(
  'entitlements',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id'),
    /** Null: given by an admin. */
    orderLineId: uuid('order_line_id')
      .unique()
      .references(() => orderLines.id),
    adminId: uuid('admin_id'),
    kind: text('kind').$type<ProductKind>().notNull(),
    productId: text('product_id').notNull(),
    name: jsonb('name').$type<Name>().notNull(),
    /** Of a course or plan. */
    key: text('key'),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at'),
    teacher: text('teacher'),
    minutes: smallint('minutes'),
    credits: smallint('credits'),
    /** Used or booked. */
    creditsUsed: smallint('credits_used').notNull().default(0),
    revokedAt: instant('revoked_at'),
    remindedAt: instant('reminded_at'),
  },
  (table) => [
    index('entitlements_by_account').on(table.accountId),
    uniqueIndex('entitlements_by_end').on(table.endsAt, table.id),
    check('entitlements_kind', isOneOf(table.kind, PRODUCT_KINDS)),
    check(
      'entitlements_shape',
      sql`(${table.kind} = 'lessons') = (${table.teacher} is not null and ${table.minutes} is not null
        and ${table.credits} is not null and ${table.key} is null and ${table.endsAt} is null)
        and (${table.kind} <> 'lessons') = (${table.key} is not null and ${table.endsAt} is not null)`,
    ),
    check(
      'entitlements_credits',
      sql`${table.creditsUsed} >= 0 and (${table.credits} is null or ${table.creditsUsed} <= ${table.credits})`,
    ),
  ],
);

/** What happened to an order, for whoever has to find out. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    at: instant('at').notNull(),
    what: text('what').notNull(),
    by: text('by').$type<'learner' | 'admin' | 'provider' | 'job'>().notNull(),
    adminId: uuid('admin_id'),
    detail: jsonb('detail').$type<Readonly<Record<string, string | number | boolean>>>().notNull(),
  },
  (table) => [index('order_events_by_order').on(table.orderId, table.id)],
);
