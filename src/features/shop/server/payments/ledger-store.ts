import { asc, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import type { LedgerEntry, LedgerEvent } from '../../domain/payments/ledger.ts';
import { ledgerEntries, ledgerTransactions } from '../tables/payment-tables.ts';

type NewTransaction = {
  readonly id: string;
  readonly orderId: string;
  readonly event: LedgerEvent;
  /** The payment or refund. */
  readonly subjectId: string;
  readonly at: Date;
};

/** Writes entries once. The database refuses the same event of the same payment or refund. */
export async function enterIntoLedger(
  transaction: Transaction,
  entered: NewTransaction,
  entries: readonly LedgerEntry[],
): Promise<void> {
  await transaction.insert(ledgerTransactions).values(entered);
  await transaction
    .insert(ledgerEntries)
    .values(entries.map((entry) => ({ transactionId: entered.id, ...entry })));
}

export type WrittenEntry = LedgerEntry & {
  readonly transactionId: string;
  readonly event: LedgerEvent;
  readonly at: Date;
};

/** The ledger of one order, in the order in which it was written. */
export async function listLedger(database: DatabaseOrTransaction, orderId: string): Promise<WrittenEntry[]> {
  const { id, event, at } = ledgerTransactions;
  const { account, amountMinor } = ledgerEntries;
  return database
    .select({ transactionId: id, event, at, account, amountMinor })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, id))
    .where(eq(ledgerTransactions.orderId, orderId))
    .orderBy(asc(at), asc(id), asc(account));
}
