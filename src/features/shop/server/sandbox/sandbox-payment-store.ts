import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database/database.ts';
import type { SandboxEvent } from './sandbox-events.ts';
import { sandboxEvents, sandboxPayments, sandboxRefunds } from './sandbox-tables.ts';

export type SandboxPayment = typeof sandboxPayments.$inferSelect;

/** The page of a payment. It is made only when there is none, so a payment never has two. */
export async function keepSandboxPayment(
  database: Database,
  payment: typeof sandboxPayments.$inferInsert,
): Promise<SandboxPayment | undefined> {
  await database.insert(sandboxPayments).values(payment).onConflictDoNothing();
  return findSandboxPayment(database, payment.paymentId);
}

export async function findSandboxPayment(
  database: Database | Transaction,
  paymentId: string,
): Promise<SandboxPayment | undefined> {
  const [found] = await database
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.paymentId, paymentId));
  return found;
}

/** As `createSandboxProvider` makes them. Nothing else is queried. */
const REFERENCE = /^sbp_[\w-]{43}$/;

/** The payment of a page, locked until the transaction ends, so a second click waits for the first. */
export async function holdSandboxPayment(
  transaction: Transaction,
  reference: string,
): Promise<SandboxPayment | undefined> {
  if (!REFERENCE.test(reference)) return undefined;
  const [found] = await transaction
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.reference, reference))
    .for('update');
  return found;
}

export async function findSandboxPage(
  database: Database,
  reference: string,
): Promise<SandboxPayment | undefined> {
  if (!REFERENCE.test(reference)) return undefined;
  const [found] = await database
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.reference, reference));
  return found;
}

/** Records the next state of an open page. */
export async function noteSandboxPayment(
  transaction: Transaction,
  paymentId: string,
  change: Partial<Pick<SandboxPayment, 'state' | 'failure' | 'method' | 'paidAt'>>,
): Promise<void> {
  await transaction
    .update(sandboxPayments)
    .set(change)
    .where(and(eq(sandboxPayments.paymentId, paymentId), eq(sandboxPayments.state, 'open')));
}

/** How much of a payment has been refunded, and whether this refund is included. US cents. */
export async function sumSandboxRefunds(
  transaction: Transaction,
  paymentId: string,
  refundId: string,
): Promise<{ readonly refundedMinor: number; readonly known: boolean }> {
  const [sum] = await transaction
    .select({
      refundedMinor: sql<number>`coalesce(sum(${sandboxRefunds.amountMinor}), 0)::int`,
      known: sql<boolean>`coalesce(bool_or(${sandboxRefunds.refundId} = ${refundId}), false)`,
    })
    .from(sandboxRefunds)
    .where(eq(sandboxRefunds.paymentId, paymentId));
  return sum ?? { refundedMinor: 0, known: false };
}

export async function addSandboxRefund(
  transaction: Transaction,
  refund: typeof sandboxRefunds.$inferInsert,
): Promise<void> {
  await transaction.insert(sandboxRefunds).values(refund);
}

export async function addSandboxEvent(transaction: Transaction, event: SandboxEvent): Promise<void> {
  const { id, created_at: createdAt } = event;
  await transaction.insert(sandboxEvents).values({ id, event, createdAt: new Date(createdAt) });
}

export async function findSandboxEvent(database: Database, id: string): Promise<SandboxEvent | undefined> {
  const [found] = await database.select().from(sandboxEvents).where(eq(sandboxEvents.id, id));
  return found?.event;
}
