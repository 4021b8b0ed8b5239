import { and, asc, desc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import { isAfterPosition } from '#platform/paging/is-after-position.ts';
import type { PagePosition } from '#platform/paging/page-cursor.ts';
import { orderNumber } from '../../domain/orders/order-number.ts';
import { PAYABLE } from '../../domain/orders/order-state.ts';
import { couponUses, orderLines, orders } from '../tables/order-tables.ts';

export type StoredOrder = typeof orders.$inferSelect;
export type StoredLine = typeof orderLines.$inferSelect;
export type NewOrder = Omit<typeof orders.$inferInsert, 'number'>;
export type NewLine = typeof orderLines.$inferInsert;

/** Locks an account's checkout until the transaction ends, so the facts of its decision cannot change. */
export async function lockCheckouts(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`checkout ${accountId}`}, 0))`,
  );
}

/** Numbers the order and saves it with its lines. */
export async function addOrder(
  transaction: Transaction,
  order: NewOrder,
  lines: readonly NewLine[],
): Promise<StoredOrder> {
  const { rows } = await transaction.execute<{ serial: string }>(
    sql`select nextval('order_serials') as serial`,
  );
  const number = orderNumber(Number(rows[0]?.serial), order.createdAt);
  const [row] = await transaction
    .insert(orders)
    .values({ ...order, number })
    .returning();
  if (!row) throw new Error('The order was not kept.');
  await transaction.insert(orderLines).values([...lines]);
  return row;
}

export async function findOrder(
  database: DatabaseOrTransaction,
  orderId: string,
): Promise<StoredOrder | undefined> {
  const [row] = await database.select().from(orders).where(eq(orders.id, orderId));
  return row;
}

/** Only if it is this account's. */
export async function findOwnOrder(
  database: DatabaseOrTransaction,
  { orderId, accountId }: { readonly orderId: string; readonly accountId: string },
): Promise<StoredOrder | undefined> {
  const [row] = await database
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.accountId, accountId)));
  return row;
}

export async function findOrderByKey(
  database: DatabaseOrTransaction,
  { accountId, idempotencyKey }: { readonly accountId: string; readonly idempotencyKey: string },
): Promise<StoredOrder | undefined> {
  const [row] = await database
    .select()
    .from(orders)
    .where(and(eq(orders.accountId, accountId), eq(orders.idempotencyKey, idempotencyKey)));
  return row;
}

/**
 * The order, locked until the transaction ends. A caller that locks several does so in the order of their
 * identifiers.
 */
export async function lockOrder(transaction: Transaction, orderId: string): Promise<StoredOrder> {
  const [row] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (!row) throw new Error(`There is no order ${orderId}.`);
  return row;
}

export async function changeOrder(
  transaction: Transaction,
  orderId: string,
  change: Partial<
    Pick<StoredOrder, 'state' | 'failure' | 'paidAt' | 'payingPaymentId' | 'refundedMinor' | 'expiresAt'>
  >,
): Promise<StoredOrder> {
  const [row] = await transaction.update(orders).set(change).where(eq(orders.id, orderId)).returning();
  if (!row) throw new Error(`There is no order ${orderId}.`);
  return row;
}

export const listLines = (database: DatabaseOrTransaction, orderId: string): Promise<StoredLine[]> =>
  database.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position));

export async function listLinesOf(
  database: DatabaseOrTransaction,
  orderIds: readonly string[],
): Promise<StoredLine[]> {
  if (orderIds.length === 0) return [];
  return database
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
}

/** Adds to the refunded and withheld amounts of a line; negative amounts reduce them. */
export async function settleLine(
  transaction: Transaction,
  lineId: string,
  { amountMinor, penaltyMinor }: { readonly amountMinor: number; readonly penaltyMinor: number },
): Promise<void> {
  await transaction
    .update(orderLines)
    .set({
      refundedMinor: sql`${orderLines.refundedMinor} + ${amountMinor}`,
      penaltyMinor: sql`${orderLines.penaltyMinor} + ${penaltyMinor}`,
    })
    .where(eq(orderLines.id, lineId));
}

export type OrderPage = {
  /** Only orders made before this instant. */
  readonly before?: Date | undefined;
  /** Leaves out this order and the newer ones. */
  readonly after?: PagePosition | undefined;
  readonly limit: number;
};

/** An account's orders, the newest first. */
export function listOrdersOf(
  database: DatabaseOrTransaction,
  accountId: string,
  { before, after, limit }: OrderPage,
): Promise<StoredOrder[]> {
  return database
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.accountId, accountId),
        before ? lt(orders.createdAt, before) : undefined,
        after ? isAfterPosition(orders.createdAt, orders.id, after) : undefined,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
}

/** An account's orders that can still be paid, sorted by identifier. */
export async function listUnpaidOrders(
  database: DatabaseOrTransaction,
  accountId: string,
): Promise<string[]> {
  const rows = await database
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.accountId, accountId), inArray(orders.state, [...PAYABLE])))
    .orderBy(asc(orders.id));
  return rows.map(({ id }) => id);
}

/** Unpaid orders whose time is over, the oldest first. */
export async function listOverdueOrders(
  database: DatabaseOrTransaction,
  now: Date,
  limit: number,
): Promise<string[]> {
  const rows = await database
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.state, [...PAYABLE]), lte(orders.expiresAt, now)))
    .orderBy(asc(orders.expiresAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Removes the person from the uses of a coupon. The uses still count. */
export async function forgetCouponUses(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.update(couponUses).set({ accountId: null }).where(eq(couponUses.accountId, accountId));
}

/**
 * Removes the person from an account's orders and leaves what the law requires: numbers, days, amounts, products. The
 * hash of the checkout request is removed too, because a guardian's address could be guessed from it.
 */
export async function anonymiseOrders(transaction: Transaction, accountId: string): Promise<void> {
  await transaction
    .update(orders)
    .set({
      accountId: null,
      buyerName: '',
      buyerEmail: '',
      guardianName: null,
      guardianEmail: null,
      requestHash: '',
    })
    .where(eq(orders.accountId, accountId));
}

/** Lines by their ids. */
export async function listLinesById(
  database: DatabaseOrTransaction,
  ids: readonly string[],
): Promise<StoredLine[]> {
  if (ids.length === 0) return [];
  return database
    .select()
    .from(orderLines)
    .where(inArray(orderLines.id, [...ids]));
}
