import { and, asc, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import type { AccountRole } from '../../domain/account.ts';
import { accounts, refreshTokens, sessions } from '../tables.ts';

export type StoredSession = typeof sessions.$inferSelect;
export type StoredRefreshToken = typeof refreshTokens.$inferSelect;

/** What an account may do now. */
export type AccountRights = { readonly role: AccountRole; readonly hasTwoFactor: boolean };

export async function addSession(
  transaction: Transaction,
  session: Omit<StoredSession, 'endedAt'>,
): Promise<void> {
  await transaction.insert(sessions).values(session);
}

export async function addRefreshToken(
  transaction: Transaction,
  token: Omit<StoredRefreshToken, 'usedAt'>,
): Promise<void> {
  await transaction.insert(refreshTokens).values(token);
}

const isAlive = (now: Date) => and(isNull(sessions.endedAt), gt(sessions.expiresAt, now));

/**
 * A live session of an account that may be used, with its role and whether two-factor is on. Every access token depends
 * on it.
 */
export async function findLiveSession(
  database: DatabaseOrTransaction,
  sessionId: string,
  accountId: string,
  now: Date,
): Promise<(AccountRights & { readonly expiresAt: Date }) | undefined> {
  const [row] = await database
    .select({
      role: accounts.role,
      hasTwoFactor: sql<boolean>`${accounts.totpSecret} is not null`,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.accountId, accountId),
        isAlive(now),
        isNull(accounts.suspendedAt),
      ),
    );
  return row;
}

/** A refresh token with its session, both locked until the transaction ends. */
export async function findRefreshTokenForUpdate(
  transaction: Transaction,
  tokenHash: Buffer,
): Promise<{ readonly token: StoredRefreshToken; readonly session: StoredSession } | undefined> {
  const [row] = await transaction
    .select({ token: refreshTokens, session: sessions })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.tokenHash, tokenHash))
    .for('update');
  return row;
}

/** The session of a refresh token, whether used or not. */
export async function findSessionOfRefreshToken(
  database: DatabaseOrTransaction,
  tokenHash: Buffer,
): Promise<StoredSession | undefined> {
  const [row] = await database
    .select({ session: sessions })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.tokenHash, tokenHash));
  return row?.session;
}

export async function markRefreshTokenUsed(
  transaction: Transaction,
  tokenHash: Buffer,
  now: Date,
): Promise<void> {
  await transaction.update(refreshTokens).set({ usedAt: now }).where(eq(refreshTokens.tokenHash, tokenHash));
}

export async function touchSession(
  transaction: Transaction,
  sessionId: string,
  touch: Pick<StoredSession, 'lastUsedAt' | 'expiresAt' | 'address' | 'device'>,
): Promise<void> {
  await transaction.update(sessions).set(touch).where(eq(sessions.id, sessionId));
}

export async function listSessions(
  database: DatabaseOrTransaction,
  accountId: string,
  now: Date,
): Promise<StoredSession[]> {
  return database
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isAlive(now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(100);
}

/** Every stored session of an account, including ended ones, the oldest first. */
export async function listAllSessions(
  database: DatabaseOrTransaction,
  accountId: string,
): Promise<StoredSession[]> {
  return database
    .select()
    .from(sessions)
    .where(eq(sessions.accountId, accountId))
    .orderBy(asc(sessions.createdAt), asc(sessions.id));
}

/** Ends one live session of an account; false when there is no such session. */
export async function endSession(
  database: DatabaseOrTransaction,
  accountId: string,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await database
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, sessionId), eq(sessions.accountId, accountId), isAlive(now)));
  return rowCount === 1;
}

/** Ends the sessions of an account, except one if named, and returns those that ended. */
export async function endSessions(
  database: DatabaseOrTransaction,
  accountId: string,
  now: Date,
  keep?: string,
): Promise<string[]> {
  const rows = await database
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.accountId, accountId), isAlive(now), keep ? ne(sessions.id, keep) : undefined))
    .returning({ id: sessions.id });
  return rows.map(({ id }) => id);
}

/** Removes sessions that expired or ended before an instant, with their tokens, and returns how many. */
export async function deleteSessionsBefore(database: DatabaseOrTransaction, before: Date): Promise<number> {
  const gone = await database.delete(sessions).where(lt(sessions.expiresAt, before));
  const ended = await database.delete(sessions).where(lt(sessions.endedAt, before));
  return (gone.rowCount ?? 0) + (ended.rowCount ?? 0);
}

/** Removes refresh tokens that were issued before an instant, and returns how many. */
export async function deleteRefreshTokensBefore(
  database: DatabaseOrTransaction,
  before: Date,
): Promise<number> {
  const { rowCount } = await database.delete(refreshTokens).where(lt(refreshTokens.issuedAt, before));
  return rowCount ?? 0;
}
