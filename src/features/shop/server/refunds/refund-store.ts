import { and, asc, eq, inArray, lt, ne } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import { orders } from '../tables/order-tables.ts';
import { refundLines, refunds } from '../tables/refund-tables.ts';

export type StoredRefund = typeof refunds.$inferSelect;
export type NewRefund = typeof refunds.$inferInsert;
export type StoredRefundLine = typeof refundLines.$inferSelect;

/** Saves a refund with the amount of each line. The database refuses more than the payment's amount. */
export async function addRefund(
  transaction: Transaction,
  refund: NewRefund,
  lines: readonly Omit<StoredRefundLine, 'refundId'>[],
): Promise<StoredRefund> {
  const [row] = await transaction.insert(refunds).values(refund).returning();
  if (!row) throw new Error('The refund was not kept.');
  if (lines.length > 0) {
    await transaction.insert(refundLines).values(lines.map((line) => ({ refundId: row.id, ...line })));
  }
  return row;
}

export async function findRefund(
  database: DatabaseOrTransaction,
  refundId: string,
): Promise<StoredRefund | undefined> {
  const [row] = await database.select().from(refunds).where(eq(refunds.id, refundId));
  return row;
}

export async function findRefundByKey(
  database: DatabaseOrTransaction,
  { orderId, idempotencyKey }: { readonly orderId: string; readonly idempotencyKey: string },
): Promise<StoredRefund | undefined> {
  const [row] = await database
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.idempotencyKey, idempotencyKey)));
  return row;
}

/** Finds a refund by the provider's own identifier. */
export async function findRefundByReference(
  database: DatabaseOrTransaction,
  { paymentId, reference }: { readonly paymentId: string; readonly reference: string },
): Promise<StoredRefund | undefined> {
  const [row] = await database
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.reference, reference)));
  return row;
}

export const listRefunds = (database: DatabaseOrTransaction, orderId: string): Promise<StoredRefund[]> =>
  database
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.requestedAt), asc(refunds.id));

export const listRefundLines = (
  database: DatabaseOrTransaction,
  refundId: string,
): Promise<StoredRefundLine[]> =>
  database.select().from(refundLines).where(eq(refundLines.refundId, refundId));

export async function changeRefund(
  database: DatabaseOrTransaction,
  refundId: string,
  change: Partial<Pick<StoredRefund, 'state' | 'reference' | 'failure' | 'doneAt'>>,
): Promise<void> {
  await database.update(refunds).set(change).where(eq(refunds.id, refundId));
}

/** Erases an admin's notes on the refunds of an account's orders, which may be about its owner. */
export async function forgetRefundNotes(transaction: Transaction, accountId: string): Promise<void> {
  const own = transaction.select({ id: orders.id }).from(orders).where(eq(orders.accountId, accountId));
  await transaction
    .update(refunds)
    .set({ note: '' })
    .where(and(inArray(refunds.orderId, own), ne(refunds.note, '')));
}

/** Refunds that should have been requested from the provider long ago. */
export async function listStuckRefunds(database: DatabaseOrTransaction, before: Date): Promise<string[]> {
  const rows = await database
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.state, 'requested'), lt(refunds.requestedAt, before)))
    .orderBy(asc(refunds.requestedAt))
    .limit(100);
  return rows.map(({ id }) => id);
}
