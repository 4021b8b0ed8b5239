import { createHash } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import type { AccountsDependencies } from './accounts-dependencies.ts';
import { oneTimeTokens, type OneTimePurpose } from './tables.ts';

export type OneTimeToken = typeof oneTimeTokens.$inferSelect;

/** The lifetime of each kind, in minutes. */
export const ONE_TIME_MINUTES = {
  'verify-email': 24 * 60,
  'change-email': 24 * 60,
  'reset-password': 30,
  'teacher-invitation': 7 * 24 * 60,
  'two-factor-ticket': 10,
} as const satisfies Record<OneTimePurpose, number>;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/**
 * Makes a token for one purpose, ends the older ones of that purpose, and returns the value for the link or reply.
 */
export async function issueOneTimeToken(
  { ids, clock }: Pick<AccountsDependencies, 'ids' | 'clock'>,
  database: DatabaseOrTransaction,
  input: { readonly purpose: OneTimePurpose; readonly accountId: string; readonly email?: string },
): Promise<string> {
  const now = clock.now();
  const token = ids.token();
  // One browser's ticket must not end another's. Somebody who knows the password could keep the owner out.
  if (input.purpose !== 'two-factor-ticket')
    await endOneTimeTokens(database, input.accountId, input.purpose, now);
  await database.insert(oneTimeTokens).values({
    ...input,
    tokenHash: hashOf(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + ONE_TIME_MINUTES[input.purpose] * 60_000),
  });
  return token;
}

/** Ends the unused tokens of a purpose, as if they had expired. */
export async function endOneTimeTokens(
  database: DatabaseOrTransaction,
  accountId: string,
  purpose: OneTimePurpose,
  now: Date,
): Promise<void> {
  await database
    .update(oneTimeTokens)
    .set({ expiresAt: sql`least(${oneTimeTokens.expiresAt}, ${now})` })
    .where(
      and(
        eq(oneTimeTokens.accountId, accountId),
        eq(oneTimeTokens.purpose, purpose),
        isNull(oneTimeTokens.usedAt),
      ),
    );
}

/** Ends every unused token of an account, as if expired: its links and its sign-ins without their code. */
export async function endAllOneTimeTokens(
  database: DatabaseOrTransaction,
  accountId: string,
  now: Date,
): Promise<void> {
  await database
    .update(oneTimeTokens)
    .set({ expiresAt: sql`least(${oneTimeTokens.expiresAt}, ${now})` })
    .where(and(eq(oneTimeTokens.accountId, accountId), isNull(oneTimeTokens.usedAt)));
}

/** The account of a token, used or not; undefined when there is none for that purpose. */
export async function findOneTimeTokenAccount(
  database: DatabaseOrTransaction,
  purpose: OneTimePurpose,
  token: string,
): Promise<string | undefined> {
  const [row] = await database
    .select({ accountId: oneTimeTokens.accountId })
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.tokenHash, hashOf(token)), eq(oneTimeTokens.purpose, purpose)));
  return row?.accountId;
}

/** The token, locked until the transaction ends; undefined when there is none for that purpose. */
export async function findOneTimeTokenForUpdate(
  transaction: Transaction,
  purpose: OneTimePurpose,
  token: string,
): Promise<OneTimeToken | undefined> {
  const [row] = await transaction
    .select()
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.tokenHash, hashOf(token)), eq(oneTimeTokens.purpose, purpose)))
    .for('update');
  return row;
}

export async function useOneTimeToken(
  transaction: Transaction,
  token: OneTimeToken,
  now: Date,
): Promise<void> {
  await transaction
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(eq(oneTimeTokens.tokenHash, token.tokenHash));
}

/** Uses up every unused token of a purpose: the link has done its job in another way. */
export async function useOneTimeTokensOf(
  transaction: Transaction,
  {
    accountId,
    purpose,
    now,
  }: { readonly accountId: string; readonly purpose: OneTimePurpose; readonly now: Date },
): Promise<void> {
  await transaction
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeTokens.accountId, accountId),
        eq(oneTimeTokens.purpose, purpose),
        isNull(oneTimeTokens.usedAt),
      ),
    );
}

/** The newest token of a purpose for each of these accounts, by account. */
export async function listLatestOneTimeTokens(
  database: DatabaseOrTransaction,
  purpose: OneTimePurpose,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, OneTimeToken>> {
  if (accountIds.length === 0) return new Map();
  const rows = await database
    .select()
    .from(oneTimeTokens)
    .where(and(inArray(oneTimeTokens.accountId, [...accountIds]), eq(oneTimeTokens.purpose, purpose)))
    .orderBy(asc(oneTimeTokens.createdAt));
  return new Map(rows.map((row) => [row.accountId, row]));
}

/** Counts a wrong attempt and returns how many there are. */
export async function countWrongTry(transaction: Transaction, token: OneTimeToken): Promise<number> {
  const [row] = await transaction
    .update(oneTimeTokens)
    .set({ tries: sql`${oneTimeTokens.tries} + 1` })
    .where(eq(oneTimeTokens.tokenHash, token.tokenHash))
    .returning({ tries: oneTimeTokens.tries });
  return row?.tries ?? 0;
}

/** Removes tokens that expired before an instant, and returns how many. */
export async function deleteOneTimeTokensBefore(
  database: DatabaseOrTransaction,
  before: Date,
): Promise<number> {
  const { rowCount } = await database.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, before));
  return rowCount ?? 0;
}

/** The address that waits for its confirmation, if there is one. */
export async function findPendingEmail(
  database: DatabaseOrTransaction,
  accountId: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await database
    .select({ email: oneTimeTokens.email })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.accountId, accountId),
        eq(oneTimeTokens.purpose, 'change-email'),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, now),
      ),
    );
  return row?.email ?? undefined;
}
