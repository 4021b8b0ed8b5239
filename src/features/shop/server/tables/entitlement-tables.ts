import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/instant-column.ts';
import { PRODUCT_KINDS, type Name, type ProductKind } from '../../domain/products/product.ts';
import { isOneOf } from './columns.ts';
import { orderLines } from './order-tables.ts';

/** What accounts may use. */

/** What an account may use: access until a date, or lesson credits. At most one for each line of an order. */
export const entitlements = pgTable(
  'entitlements',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id'),
    /** Null: an admin's gift. */
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
  ],
);
