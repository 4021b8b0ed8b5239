import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import { openingRequests } from './opening-tables.ts';

export type StoredOpeningRequest = typeof openingRequests.$inferSelect;

/** An address repeated more often than this gets no further secret. The link in the email still removes it. */
const MOST_WITHDRAWALS = 10;

export const emailKeyOf = (email: string): string => email.trim().toLowerCase();

type NewRequest = Pick<
  StoredOpeningRequest,
  'id' | 'subject' | 'email' | 'language' | 'accountId' | 'requestedAt'
> & {
  /** Null for an account. */
  readonly withdrawalHash: string | null;
};

/**
 * One row for each subject and address. A repeated request adds its account or its secret, and waits again if the
 * email about an earlier opening has been sent. Returns the row's id.
 */
export async function saveOpeningRequest(
  database: DatabaseOrTransaction,
  { withdrawalHash, ...request }: NewRequest,
): Promise<string> {
  const hashes = withdrawalHash === null ? [] : [withdrawalHash];
  const { withdrawalHashes: stored, sentAt, requestedAt } = openingRequests;
  const [row] = await database
    .insert(openingRequests)
    .values({ ...request, emailKey: emailKeyOf(request.email), withdrawalHashes: hashes })
    .onConflictDoUpdate({
      target: [openingRequests.subject, openingRequests.emailKey],
      set: {
        accountId: sql`coalesce(excluded.account_id, ${openingRequests.accountId})`,
        withdrawalHashes: sql`case when cardinality(${stored}) < ${MOST_WITHDRAWALS}
          then ${stored} || excluded.withdrawal_hashes else ${stored} end`,
        requestedAt: sql`case when ${sentAt} is null then ${requestedAt} else excluded.requested_at end`,
        sentAt: null,
        linkHash: null,
      },
    })
    .returning({ id: openingRequests.id });
  if (!row) throw new Error('The request was not saved.');
  return row.id;
}

/**
 * Withdraws one visitor's request. The row stays for an account, or for another visitor who made the same request.
 */
export async function withdrawBySecret(
  transaction: Transaction,
  { id, hash }: { readonly id: string; readonly hash: string },
): Promise<void> {
  const { withdrawalHashes } = openingRequests;
  const [left] = await transaction
    .update(openingRequests)
    .set({ withdrawalHashes: sql`array_remove(${withdrawalHashes}, ${hash})` })
    .where(and(eq(openingRequests.id, id), sql`${hash} = any(${withdrawalHashes})`))
    .returning({ hashes: withdrawalHashes, accountId: openingRequests.accountId });
  if (left?.hashes.length === 0 && left.accountId === null)
    await transaction.delete(openingRequests).where(eq(openingRequests.id, id));
}

/** An account, and its verified address. */
export type OwnerOfRequests = { readonly accountId: string; readonly email: string };

const isOf = ({ accountId, email }: OwnerOfRequests) =>
  or(eq(openingRequests.accountId, accountId), eq(openingRequests.emailKey, emailKeyOf(email)));

export async function withdrawOfOwner(
  database: DatabaseOrTransaction,
  owner: OwnerOfRequests,
  subject: string,
): Promise<void> {
  await database.delete(openingRequests).where(and(eq(openingRequests.subject, subject), isOf(owner)));
}

/** The requests of an account, or of its address, the oldest first. */
export function listRequestsOf(
  database: DatabaseOrTransaction,
  owner: OwnerOfRequests,
): Promise<StoredOpeningRequest[]> {
  return database
    .select()
    .from(openingRequests)
    .where(isOf(owner))
    .orderBy(asc(openingRequests.requestedAt), asc(openingRequests.id));
}

export async function deleteRequestsOf(transaction: Transaction, owner: OwnerOfRequests): Promise<void> {
  await transaction.delete(openingRequests).where(isOf(owner));
}

/** Requests about these subjects whose email has not been written, the oldest first. */
export function listWaitingRequests(
  database: DatabaseOrTransaction,
  subjects: readonly string[],
  limit: number,
): Promise<StoredOpeningRequest[]> {
  return database
    .select()
    .from(openingRequests)
    .where(and(inArray(openingRequests.subject, [...subjects]), isNull(openingRequests.sentAt)))
    .orderBy(asc(openingRequests.requestedAt), asc(openingRequests.id))
    .limit(limit);
}

/** Marks the email of a request as sent; false when it was, or the request has been withdrawn. */
export async function markOpeningEmail(
  transaction: Transaction,
  { id, linkHash, sentAt }: { readonly id: string; readonly linkHash: string; readonly sentAt: Date },
): Promise<boolean> {
  const { rowCount } = await transaction
    .update(openingRequests)
    .set({ sentAt, linkHash })
    .where(and(eq(openingRequests.id, id), isNull(openingRequests.sentAt)));
  return (rowCount ?? 0) > 0;
}

/** Deletes every request of the address that received an email with this link. */
export async function deleteRequestsByLink(database: DatabaseOrTransaction, linkHash: string): Promise<void> {
  const address = database
    .select({ emailKey: openingRequests.emailKey })
    .from(openingRequests)
    .where(eq(openingRequests.linkHash, linkHash));
  await database.delete(openingRequests).where(inArray(openingRequests.emailKey, address));
}

/** Deletes requests whose email was sent, or that were made, before an instant, and returns how many. */
export async function deleteOldRequests(
  database: DatabaseOrTransaction,
  { sentBefore, requestedBefore }: { readonly sentBefore: Date; readonly requestedBefore: Date },
): Promise<number> {
  const { rowCount } = await database
    .delete(openingRequests)
    .where(or(lt(openingRequests.sentAt, sentBefore), lt(openingRequests.requestedAt, requestedBefore)));
  return rowCount ?? 0;
}
