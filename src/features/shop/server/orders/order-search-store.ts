import { and, desc, eq, exists, gte, ilike, lt, or, sql } from 'drizzle-orm';
import { containsPattern } from '#platform/database/contains-pattern.ts';
import type { Database } from '#platform/database/database.ts';
import { isAfterPosition } from '#platform/paging/is-after-position.ts';
import type { PagePosition } from '#platform/paging/page-cursor.ts';
import type { OrderState } from '../../domain/orders/order-state.ts';
import type { StoredOrder } from './order-store.ts';
import { orderLines, orders } from '../tables/order-tables.ts';

export type OrderFilter = {
  readonly search?: string | undefined;
  readonly state?: OrderState | undefined;
  /** Made at or after the first instant, and before the second. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly before?: Date | undefined;
  /** Leaves out this order and the newer ones. */
  readonly after?: PagePosition | undefined;
};

function matches(database: Database, text: string) {
  const pattern = containsPattern(text);
  const line = database
    .select({ one: sql`1` })
    .from(orderLines)
    .where(
      and(
        eq(orderLines.orderId, orders.id),
        or(ilike(orderLines.productId, pattern), ilike(sql`${orderLines.name}::text`, pattern)),
      ),
    );
  return or(
    ilike(orders.number, pattern),
    ilike(orders.buyerEmail, pattern),
    ilike(orders.buyerName, pattern),
    ilike(orders.coupon, pattern),
    exists(line),
  );
}

/** The orders that match a filter, the newest first. */
export function searchOrders(database: Database, filter: OrderFilter, limit: number): Promise<StoredOrder[]> {
  const { search, state, from, to, before, after } = filter;
  return database
    .select()
    .from(orders)
    .where(
      and(
        search?.trim() ? matches(database, search) : undefined,
        state ? eq(orders.state, state) : undefined,
        from ? gte(orders.createdAt, from) : undefined,
        to ? lt(orders.createdAt, to) : undefined,
        before ? lt(orders.createdAt, before) : undefined,
        after ? isAfterPosition(orders.createdAt, orders.id, after) : undefined,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
}
