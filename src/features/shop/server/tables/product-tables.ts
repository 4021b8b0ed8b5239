import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/instant-column.ts';
import { minor } from './columns.ts';

/** What admins changed of the products, and who did. */

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

/** The admins' changes to products and coupons. Rows are only added. */
export const shopChanges = pgTable(
  'shop_changes',
  {
    id: uuid('id').primaryKey(),
    subject: text('subject').$type<'product' | 'coupon'>().notNull(),
    /** Product identifier or coupon code. */
    name: text('name').notNull(),
    /** Account of the admin. */
    adminId: uuid('admin_id').notNull(),
    /** The new values. */
    detail: jsonb('detail').$type<Readonly<Record<string, string | number | boolean | null>>>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('shop_changes_by_name').on(table.subject, table.name, table.at)],
);
