import { and, eq, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import { practiceWithdrawals } from '../tables.ts';
import { questionName } from './practice-catalogue.ts';

export type Withdrawal = typeof practiceWithdrawals.$inferSelect;

/** A number that nothing else locks by. */
const WITHDRAWALS_LOCK = 909_417_260_006;

/** No question is withdrawn until the transaction ends, so every answer in it is there for the withdrawal that follows. */
export async function holdWithdrawals(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock_shared(${WITHDRAWALS_LOCK})`);
}

/** Waits for the answers that are being saved, and lets no others in until the transaction ends. */
export async function lockWithdrawals(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${WITHDRAWALS_LOCK})`);
}

/** The questions that the school has taken out, by their names. */
export async function listWithdrawals(
  database: DatabaseOrTransaction,
): Promise<ReadonlyMap<string, Withdrawal>> {
  const rows = await database.select().from(practiceWithdrawals);
  return new Map(rows.map((row) => [questionName(row.set, row.number), row]));
}

/** Takes a question out. False: it was out. */
export async function addWithdrawal(transaction: Transaction, withdrawal: Withdrawal): Promise<boolean> {
  const { rowCount } = await transaction.insert(practiceWithdrawals).values(withdrawal).onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

/** Puts a question back. False: it was not out. */
export async function deleteWithdrawal(
  transaction: Transaction,
  { set, number }: Pick<Withdrawal, 'set' | 'number'>,
): Promise<boolean> {
  const { rowCount } = await transaction
    .delete(practiceWithdrawals)
    .where(and(eq(practiceWithdrawals.set, set), eq(practiceWithdrawals.number, number)));
  return (rowCount ?? 0) > 0;
}
