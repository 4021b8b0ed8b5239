import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import type { SourcedWallet } from '../domain/credits-of-source.ts';
import type { WalletChange } from '../domain/wallet.ts';
import { markingCreditLots, markingCredits } from './credit-tables.ts';

/** The wallet of an account. */
export async function readWallet(database: DatabaseOrTransaction, accountId: string): Promise<SourcedWallet> {
  return {
    lots: await database
      .select()
      .from(markingCreditLots)
      .where(eq(markingCreditLots.accountId, accountId))
      .orderBy(asc(markingCreditLots.expiresAt), asc(markingCreditLots.id)),
    entries: await database
      .select()
      .from(markingCredits)
      .where(eq(markingCredits.accountId, accountId))
      .orderBy(asc(markingCredits.at)),
  };
}

/** The wallet of an account. Nobody else reads it like this until the transaction ends. */
export async function lockWallet(transaction: Transaction, accountId: string): Promise<SourcedWallet> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`marking credits of ${accountId}`}, 0))`,
  );
  return readWallet(transaction, accountId);
}

type ChangeInput = {
  readonly accountId: string;
  readonly entryId: string;
  /** What opens the lot, where the change opens one. */
  readonly source: string;
  readonly at: Date;
};

/**
 * Writes a line of the ledger and what it does to its lot. The database refuses a lot below zero, and a second use or
 * return for one order. False: the source has opened a lot before, so nothing was written.
 */
export async function applyChange(
  transaction: Transaction,
  { opens, entry }: WalletChange,
  { accountId, entryId, source, at }: ChangeInput,
): Promise<boolean> {
  if (opens) {
    const { rowCount } = await transaction
      .insert(markingCreditLots)
      .values({ ...opens, accountId, source })
      .onConflictDoNothing({ target: [markingCreditLots.accountId, markingCreditLots.source] });
    if (rowCount !== 1) return false;
  }
  await transaction
    .update(markingCreditLots)
    .set({ left: sql`${markingCreditLots.left} + ${entry.amount}` })
    .where(and(eq(markingCreditLots.accountId, accountId), eq(markingCreditLots.id, entry.lotId)));
  await transaction.insert(markingCredits).values({ ...entry, accountId, id: entryId, at });
  return true;
}

/** Accounts with credits that have expired and are not written off yet. */
export async function listAccountsToExpire(
  database: DatabaseOrTransaction,
  now: Date,
  limit: number,
): Promise<string[]> {
  const rows = await database
    .selectDistinct({ accountId: markingCreditLots.accountId })
    .from(markingCreditLots)
    .where(and(lte(markingCreditLots.expiresAt, now), gt(markingCreditLots.left, 0)))
    .limit(limit);
  return rows.map(({ accountId }) => accountId);
}
