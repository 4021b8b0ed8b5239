import { and, asc, desc, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import { payments } from '../tables/payment-tables.ts';

export type StoredPayment = typeof payments.$inferSelect;
export type NewPayment = typeof payments.$inferInsert;

export async function addPayment(transaction: Transaction, payment: NewPayment): Promise<StoredPayment> {
  const [row] = await transaction.insert(payments).values(payment).returning();
  if (!row) throw new Error('The payment was not kept.');
  return row;
}

export async function findPayment(
  database: DatabaseOrTransaction,
  paymentId: string,
): Promise<StoredPayment | undefined> {
  const [row] = await database.select().from(payments).where(eq(payments.id, paymentId));
  return row;
}

/** Lock its order first. */
export async function lockPayment(transaction: Transaction, paymentId: string): Promise<StoredPayment> {
  const [row] = await transaction.select().from(payments).where(eq(payments.id, paymentId)).for('update');
  if (!row) throw new Error(`There is no payment ${paymentId}.`);
  return row;
}

/** The attempts to pay an order, the newest first. */
export const listPayments = (database: DatabaseOrTransaction, orderId: string): Promise<StoredPayment[]> =>
  database
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.createdAt), desc(payments.id));

export async function changePayment(
  database: DatabaseOrTransaction,
  paymentId: string,
  change: Partial<
    Pick<StoredPayment, 'state' | 'failure' | 'reference' | 'pageUrl' | 'method' | 'paidAt' | 'askedAt'>
  >,
): Promise<void> {
  await database.update(payments).set(change).where(eq(payments.id, paymentId));
}

/**
 * Payments that may have been made without a webhook: open since before one instant and after another (older pages
 * have ended long ago), not looked up since a third; the oldest first.
 */
export async function listUnheardPayments(
  database: DatabaseOrTransaction,
  filter: {
    readonly madeAfter: Date;
    readonly madeBefore: Date;
    readonly askedBefore: Date;
    readonly limit: number;
  },
): Promise<StoredPayment[]> {
  return database
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.state, ['open', 'failed']),
        gt(payments.createdAt, filter.madeAfter),
        lt(payments.createdAt, filter.madeBefore),
        or(isNull(payments.askedAt), lt(payments.askedAt, filter.askedBefore)),
      ),
    )
    .orderBy(asc(payments.createdAt))
    .limit(filter.limit);
}
