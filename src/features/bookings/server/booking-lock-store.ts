import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { lessonTeachers } from './booking-tables.ts';

/**
 * Locks that make bookings wait for each other instead of failing. They last until the transaction ends. The order is
 * teacher, then learners in the order of their ids, so nobody waits in a circle. The constraints of the tables are the
 * guarantee that nobody has two lessons on one side; the locks only make conflicts rare. That nobody teaches one lesson
 * and takes another at the same time is guaranteed by the locks alone: no constraint knows a teacher's account.
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

/**
 * Nobody else books the teacher, or for the learner, until the transaction ends. Nor does anybody book for the teacher's
 * account, which may take lessons itself.
 */
export async function lockSides(transaction: Transaction, teacher: string, learnerId: string): Promise<void> {
  await lockTeacher(transaction, teacher);
  const [stored] = await transaction
    .select({ accountId: lessonTeachers.accountId })
    .from(lessonTeachers)
    .where(eq(lessonTeachers.teacher, teacher));
  const accounts = new Set([learnerId, stored?.accountId ?? learnerId]);
  for (const accountId of [...accounts].sort()) await lockLearner(transaction, accountId);
}
