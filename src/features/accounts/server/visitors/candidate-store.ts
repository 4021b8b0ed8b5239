import { and, asc, eq, exists, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { containsPattern } from '#platform/database/contains-pattern.ts';
import type { Database, DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import { accounts, candidates } from '../tables.ts';

const isOf = (whose: Candidates) =>
  'accountId' in whose
    ? eq(candidates.accountId, whose.accountId)
    : eq(candidates.tokenHash, Buffer.from(whose.visitorHash));

/**
 * For other features' statements: whether a candidate's id is one of these. It is checked inside the statement, so it
 * is current in every process, and no list has to be cached.
 */
export function isAmong(column: AnyPgColumn, whose: Candidates): SQL {
  return sql`${column} = any(array(select ${candidates.id} from ${candidates} where ${isOf(whose)}))`;
}

/** For other features' statements: whether a candidate is this one, or another of the same account. */
export function isSamePerson(column: AnyPgColumn, candidateId: string): SQL {
  return sql`${column} in (select other.id from ${candidates} own join ${candidates} other
    on other.id = own.id or other.account_id = own.account_id where own.id = ${candidateId})`;
}

/** For other features' statements: whether a candidate's id belongs to an account. */
export function belongsToAccount(column: AnyPgColumn): SQL {
  return sql`exists (select from ${candidates} where ${candidates.id} = ${column} and ${candidates.accountId} is not null)`;
}

/** For other features' statements: whether the account behind a candidate has this text in its name or address. */
export function isPersonLike(column: AnyPgColumn, text: string): SQL {
  const pattern = containsPattern(text);
  const { firstName, lastName, email, id } = accounts;
  return sql`exists (select from ${candidates} join ${accounts} on ${id} = ${candidates.accountId}
    where ${candidates.id} = ${column} and (${email} ilike ${pattern}
      or ${firstName} || ' ' || ${lastName} ilike ${pattern} or ${lastName} || ${firstName} ilike ${pattern}))`;
}

/** For work on behalf of a learner, such as a recount: whose rows a candidate's are. Undefined: nobody's any more. */
export async function findCandidatesOf(
  database: DatabaseOrTransaction,
  candidateId: string,
): Promise<Candidates | undefined> {
  const [row] = await database.select().from(candidates).where(eq(candidates.id, candidateId));
  if (row?.accountId) return { accountId: row.accountId };
  return row?.tokenHash ? { visitorHash: row.tokenHash } : undefined;
}

/** The candidate of a cookie's hash, or undefined. */
export async function findVisitorsCandidate(
  database: Database,
  visitorHash: Uint8Array,
): Promise<string | undefined> {
  const [row] = await database.select({ id: candidates.id }).from(candidates).where(isOf({ visitorHash }));
  return row?.id;
}

/** The oldest candidate of an account that no browser's cookie opens, or undefined. */
export async function findAccountsCandidate(
  database: DatabaseOrTransaction,
  accountId: string,
): Promise<string | undefined> {
  const [row] = await database
    .select({ id: candidates.id })
    .from(candidates)
    .where(and(isOf({ accountId }), isNull(candidates.tokenHash)))
    .orderBy(asc(candidates.createdAt), asc(candidates.id))
    .limit(1);
  return row?.id;
}

/** The candidates of an account with their creation times, the oldest first. */
export async function listCandidates(
  database: DatabaseOrTransaction,
  accountId: string,
): Promise<{ id: string; createdAt: Date }[]> {
  const { id, createdAt } = candidates;
  return database
    .select({ id, createdAt })
    .from(candidates)
    .where(isOf({ accountId }))
    .orderBy(asc(createdAt), asc(id));
}

/** Every candidate of an account. */
export async function listCandidateIds(
  database: DatabaseOrTransaction,
  accountId: string,
): Promise<string[]> {
  const rows = await database.select({ id: candidates.id }).from(candidates).where(isOf({ accountId }));
  return rows.map(({ id }) => id);
}

/** The candidates of an account that no browser’s cookie opens any more. */
export async function listSettledCandidates(
  database: DatabaseOrTransaction,
  accountId: string,
): Promise<string[]> {
  const rows = await database
    .select({ id: candidates.id })
    .from(candidates)
    .where(and(isOf({ accountId }), isNull(candidates.tokenHash)));
  return rows.map(({ id }) => id);
}

/** With two simultaneous first calls of one account, the second waits and then finds the candidate of the first. */
export async function lockAccountsCandidates(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`candidates of ${accountId}`}, 0))`,
  );
}

export async function addCandidate(
  database: DatabaseOrTransaction,
  candidate: { readonly id: string; readonly createdAt: Date } & (
    | { readonly tokenHash: Buffer }
    | { readonly accountId: string }
  ),
): Promise<void> {
  await database.insert(candidates).values(candidate);
}

/**
 * The candidate of a cookie's hash, locked until the transaction ends, or undefined. Two tabs of one browser take turns,
 * and the second one sees what the first one has changed.
 */
export async function findVisitorsCandidateForUpdate(
  transaction: Transaction,
  tokenHash: Buffer,
): Promise<string | undefined> {
  const [row] = await transaction
    .select({ id: candidates.id })
    .from(candidates)
    .where(eq(candidates.tokenHash, tokenHash))
    .for('no key update');
  return row?.id;
}

/**
 * Gives a candidate to an account, unless it belongs to an account whose address has been verified. Nobody has ever
 * signed in to an unverified one, and its address may be a slip of the keyboard. The caller has locked the candidate by
 * its browser's cookie, which is the only proof that the work is the same person's.
 */
export async function claimCandidate(
  transaction: Transaction,
  accountId: string,
  candidateId: string,
): Promise<void> {
  const isOfUnverified = exists(
    transaction
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.id, candidates.accountId), isNull(accounts.emailVerifiedAt))),
  );
  await transaction
    .update(candidates)
    .set({ accountId })
    .where(and(eq(candidates.id, candidateId), or(isNull(candidates.accountId), isOfUnverified)));
}

/** Detaches from an account those candidates that a browser's cookie still opens. */
export async function releaseCandidates(transaction: Transaction, accountId: string): Promise<void> {
  await transaction
    .update(candidates)
    .set({ accountId: null })
    .where(and(isOf({ accountId }), isNotNull(candidates.tokenHash)));
}

/** From now on no browser's cookie opens the candidate. */
export async function retireCandidate(transaction: Transaction, candidateId: string): Promise<void> {
  await transaction.update(candidates).set({ tokenHash: null }).where(eq(candidates.id, candidateId));
}

/** Removes visitors' candidates that were made before an instant, and returns how many. Accounts keep theirs. */
export async function deleteVisitorsBefore(database: Database, before: Date): Promise<number> {
  const { rowCount } = await database
    .delete(candidates)
    .where(and(lt(candidates.createdAt, before), isNull(candidates.accountId)));
  return rowCount ?? 0;
}
