import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import { accounts } from './tables.ts';

/** An account as it is stored. */
export type StoredAccount = typeof accounts.$inferSelect;
export type NewAccount = typeof accounts.$inferInsert;

/** One account for each address, ignoring case. */
export function emailKeyOf(email: string): string {
  return email.trim().toLowerCase();
}

export async function findAccount(
  database: DatabaseOrTransaction,
  accountId: string,
): Promise<StoredAccount | undefined> {
  const [row] = await database.select().from(accounts).where(eq(accounts.id, accountId));
  return row;
}

export async function findAccountByEmail(
  database: DatabaseOrTransaction,
  email: string,
): Promise<StoredAccount | undefined> {
  const [row] = await database
    .select()
    .from(accounts)
    .where(eq(accounts.emailKey, emailKeyOf(email)));
  return row;
}

/**
 * The account, locked until the transaction ends. Rows that refer to it can still be added. A sign-out that has
 * locked its session must be able to add its event, or both would deadlock.
 */
export async function findAccountForUpdate(
  transaction: Transaction,
  accountId: string,
): Promise<StoredAccount | undefined> {
  const [row] = await transaction
    .select()
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update');
  return row;
}

/** False when the address already has an account. */
export async function addAccount(transaction: Transaction, account: NewAccount): Promise<boolean> {
  const { rowCount } = await transaction
    .insert(accounts)
    .values(account)
    .onConflictDoNothing({ target: accounts.emailKey });
  return rowCount === 1;
}

/** Changes the named columns and returns the account afterwards; undefined when there is none. */
export async function changeAccount(
  database: DatabaseOrTransaction,
  accountId: string,
  change: Partial<Omit<NewAccount, 'id'>>,
): Promise<StoredAccount | undefined> {
  // An UPDATE without columns is not valid SQL.
  if (Object.values(change).every((value) => value === undefined)) return findAccount(database, accountId);
  const [row] = await database.update(accounts).set(change).where(eq(accounts.id, accountId)).returning();
  return row;
}

/**
 * Ends a secret that waits for its first code. It was made with the password, perhaps by the person because of whom the
 * password is replaced now, and turning it on needs nothing but a session.
 */
export const NO_PENDING_SECRET = { totpPendingSecret: null, totpPendingAt: null } as const;

/** Marks the address as verified; false when it was before. */
export async function verifyAccountEmail(
  database: DatabaseOrTransaction,
  accountId: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await database
    .update(accounts)
    .set({ emailVerifiedAt: now })
    .where(and(eq(accounts.id, accountId), isNull(accounts.emailVerifiedAt)));
  return rowCount === 1;
}

/**
 * Uses up a TOTP step of an account; false when it, or a later one, was used before. Atomic: of a thousand requests
 * with one code, one gets true.
 */
export async function takeTotpStep(
  database: DatabaseOrTransaction,
  accountId: string,
  step: number,
): Promise<boolean> {
  const { rowCount } = await database
    .update(accounts)
    .set({ totpLastStep: step })
    .where(and(eq(accounts.id, accountId), sql`${accounts.totpLastStep} < ${step}`));
  return rowCount === 1;
}

/** The pictures among these that an account shows. */
export async function listAvatarsInUse(
  database: DatabaseOrTransaction,
  names: readonly string[],
): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await database
    .select({ avatar: accounts.avatar })
    .from(accounts)
    .where(inArray(accounts.avatar, [...names]));
  return rows.flatMap(({ avatar }) => avatar ?? []);
}

/** Accounts whose deletion is due, the earliest first. */
export async function listAccountsDueForDeletion(
  database: DatabaseOrTransaction,
  now: Date,
): Promise<string[]> {
  const rows = await database
    .select({ id: accounts.id })
    .from(accounts)
    .where(lte(accounts.deletionDueAt, now))
    .orderBy(asc(accounts.deletionDueAt), asc(accounts.id));
  return rows.map(({ id }) => id);
}

/** Removes an account with its candidates, sessions, tokens, codes and events. */
export async function deleteAccountRow(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.delete(accounts).where(eq(accounts.id, accountId));
}
