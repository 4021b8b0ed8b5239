import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';

/**
 * Locks that make bookings wait for each other instead of failing. They last until the transaction ends. The order is
 * teacher, then learners in the order of their ids, so nobody waits in a circle. The constraints of the tables are the
 * guarantee; the locks only make conflicts rare.
 */

const lock = (transaction: Transaction, name: string) =>
  transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);

/** Nobody else books the teacher until the transaction ends. */
export async function lockTeacher(transaction: Transaction, teacher: string): Promise<void> {
  await lock(transaction, `lessons of teacher ${teacher}`);
}

/** Nobody else books for the account, or uses its credits, until the transaction ends. */
export async function lockLearner(transaction: Transaction, accountId: string): Promise<void> {
  await lock(transaction, `lessons of ${accountId}`);
}
