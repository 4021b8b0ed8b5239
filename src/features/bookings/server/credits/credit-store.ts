import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import type { SourcedWallet } from '../../domain/credits-of-source.ts';
import type { WalletChange } from '../../domain/wallet.ts';
import { lessonCreditLots, lessonCredits } from './credit-tables.ts';
import { lockLearner } from '../booking-lock-store.ts';

/** The wallet of an account. */
export async function readWallet(database: DatabaseOrTransaction, accountId: string): Promise<SourcedWallet> {
  return {
    lots: await database
      .select()
      .from(lessonCreditLots)
      .where(eq(lessonCreditLots.accountId, accountId))
      .orderBy(asc(lessonCreditLots.expiresAt), asc(lessonCreditLots.id)),
    entries: await database
      .select()
      .from(lessonCredits)
      .where(eq(lessonCredits.accountId, accountId))
      .orderBy(asc(lessonCredits.at)),
  };
}

/** The wallet of an account. Nobody else reads it like this, or books for the account, until the transaction ends. */
export async function lockWallet(transaction: Transaction, accountId: string): Promise<SourcedWallet> {
  await lockLearner(transaction, accountId);
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
 * Writes a line of the ledger and what it does to its lot. The database refuses a lot below zero, and a second hold or
 * return for one booking. False: the source has opened a lot before, so nothing was written.
 */
export async function applyChange(
  transaction: Transaction,
  { opens, entry }: WalletChange,
  { accountId, entryId, source, at }: ChangeInput,
): Promise<boolean> {
  if (opens) {
    const { rowCount } = await transaction
      .insert(lessonCreditLots)
      .values({ ...opens, accountId, source })
      .onConflictDoNothing({ target: [lessonCreditLots.accountId, lessonCreditLots.source] });
    if (rowCount !== 1) return false;
  }
  await transaction
    .update(lessonCreditLots)
    .set({ left: sql`${lessonCreditLots.left} + ${entry.amount}` })
    .where(and(eq(lessonCreditLots.accountId, accountId), eq(lessonCreditLots.id, entry.lotId)));
  await transaction.insert(lessonCredits).values({ ...entry, accountId, id: entryId, at });
  return true;
}

/** Accounts with credits that have expired and are not written off yet. */
export async function listAccountsToExpire(
  database: DatabaseOrTransaction,
  now: Date,
  limit: number,
): Promise<string[]> {
  const rows = await database
    .selectDistinct({ accountId: lessonCreditLots.accountId })
    .from(lessonCreditLots)
    .where(and(lte(lessonCreditLots.expiresAt, now), gt(lessonCreditLots.left, 0)))
    .limit(limit);
  return rows.map(({ accountId }) => accountId);
}
