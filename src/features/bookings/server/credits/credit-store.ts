import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import type { WalletChange } from '../../domain/wallet.ts';
import { lessonCreditLots, lessonCredits } from './credit-tables.ts';
import { lockLearner } from '../booking-lock-store.ts';

/** A line of the ledger as it is stored. */
type StoredEntry = typeof lessonCredits.$inferSelect;
type StoredWallet = {
  readonly lots: readonly (typeof lessonCreditLots.$inferSelect)[];
  readonly entries: readonly StoredEntry[];
};

/** The wallet of an account. */
export async function readWallet(database: DatabaseOrTransaction, accountId: string): Promise<StoredWallet> {
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
export async function lockWallet(transaction: Transaction, accountId: string): Promise<StoredWallet> {
  await lockLearner(transaction, accountId);
  return readWallet(transaction, accountId);
}

type ChangeInput = {
  readonly accountId: string;
  readonly entryId: string;
  /** What opens the lot, where the change opens one. */
  readonly source: string;
  readonly at: Date;
  /** Why the school gave or took them, the admin who did, and the key of the request. */
  readonly note?: string | undefined;
  readonly adminId?: string | undefined;
  readonly requestKey?: string | undefined;
};

/**
 * Writes a line of the ledger and what it does to its lot. The database refuses a lot below zero, and a second hold or
 * return for one booking. False: the source has opened a lot before, so nothing was written.
 */
export async function applyChange(
  transaction: Transaction,
  { opens, entry }: WalletChange,
  { accountId, entryId, source, at, note, adminId, requestKey }: ChangeInput,
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
  await transaction
    .insert(lessonCredits)
    .values({ ...entry, accountId, id: entryId, at, note, adminId, requestKey });
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

/** Accounts with credits that end between two instants, and that nobody was told about. */
export async function listAccountsToTell(
  database: DatabaseOrTransaction,
  { from, until }: { readonly from: Date; readonly until: Date },
  limit: number,
): Promise<string[]> {
  const { accountId, expiresAt, left, endingMailedAt } = lessonCreditLots;
  const rows = await database
    .selectDistinct({ accountId })
    .from(lessonCreditLots)
    .where(and(gt(expiresAt, from), lte(expiresAt, until), gt(left, 0), isNull(endingMailedAt)))
    .limit(limit);
  return rows.map((row) => row.accountId);
}

/** Writes down that the learner was told that the credits of a lot end soon. */
export async function noteEndingMail(
  transaction: Transaction,
  { accountId, lotId, at }: { readonly accountId: string; readonly lotId: string; readonly at: Date },
): Promise<void> {
  await transaction
    .update(lessonCreditLots)
    .set({ endingMailedAt: at })
    .where(and(eq(lessonCreditLots.accountId, accountId), eq(lessonCreditLots.id, lotId)));
}

/** Whether the school has taken credits of an account with a key before. */
export async function hasTaken(
  transaction: Transaction,
  accountId: string,
  requestKey: string,
): Promise<boolean> {
  const rows = await transaction
    .select({ id: lessonCredits.id })
    .from(lessonCredits)
    .where(and(eq(lessonCredits.accountId, accountId), eq(lessonCredits.requestKey, requestKey)))
    .limit(1);
  return rows.length > 0;
}
