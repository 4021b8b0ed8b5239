import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import { trueEnd, type Access, type EndedAccess } from '../../domain/entitlements/entitlement.ts';
import { isAccess } from '../../domain/products/product.ts';
import { entitlements } from '../tables/entitlement-tables.ts';

export type StoredEntitlement = typeof entitlements.$inferSelect;
export type NewEntitlement = typeof entitlements.$inferInsert;

/** Locks an account's entitlements, because a renewal starts when the previous access ends. */
export async function lockEntitlements(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`entitlements ${accountId}`}, 0))`,
  );
}

/** Grants something to an account. Undefined: a line of an order grants it only once, and has. */
export async function addEntitlement(
  transaction: Transaction,
  entitlement: NewEntitlement,
): Promise<StoredEntitlement | undefined> {
  const [added] = await transaction
    .insert(entitlements)
    .values(entitlement)
    .onConflictDoNothing({ target: entitlements.orderLineId })
    .returning();
  return added;
}

/** Valid now: neither revoked nor ended. */
export function listCurrentEntitlements(
  database: DatabaseOrTransaction,
  accountId: string,
  now: Date,
): Promise<StoredEntitlement[]> {
  const { endsAt } = entitlements;
  return database
    .select()
    .from(entitlements)
    .where(
      and(
        eq(entitlements.accountId, accountId),
        isNull(entitlements.revokedAt),
        or(isNull(endsAt), gt(endsAt, now)),
      ),
    )
    .orderBy(asc(entitlements.startsAt), asc(entitlements.id));
}

/** Access to courses and plans that an account has now. */
export async function listAccess(
  database: DatabaseOrTransaction,
  accountId: string,
  now: Date,
): Promise<Access[]> {
  const current = await listCurrentEntitlements(database, accountId, now);
  return current.flatMap(({ kind, key, endsAt }) =>
    isAccess({ kind }) && key && endsAt ? [{ key, accessUntil: endsAt }] : [],
  );
}

/** All entitlements that an account has ever had. */
export const listAllEntitlements = (
  database: DatabaseOrTransaction,
  accountId: string,
): Promise<StoredEntitlement[]> =>
  database
    .select()
    .from(entitlements)
    .where(eq(entitlements.accountId, accountId))
    .orderBy(asc(entitlements.startsAt), asc(entitlements.id));

/** Access to courses and plans that has ended at `now`, with its true end: a refund may have ended it early. */
export async function listEndedAccess(
  database: DatabaseOrTransaction,
  accountId: string,
  now: Date,
): Promise<EndedAccess[]> {
  const all = await listAllEntitlements(database, accountId);
  return all.flatMap(({ kind, key, endsAt, revokedAt }) => {
    if (!isAccess({ kind }) || key === null || endsAt === null) return [];
    const endedAt = trueEnd(endsAt, revokedAt);
    return endedAt <= now ? [{ key, endedAt }] : [];
  });
}

export async function listEntitlementsOfLines(
  database: DatabaseOrTransaction,
  lineIds: readonly string[],
): Promise<StoredEntitlement[]> {
  if (lineIds.length === 0) return [];
  return database
    .select()
    .from(entitlements)
    .where(inArray(entitlements.orderLineId, [...lineIds]));
}

/** Revokes the entitlements of some lines now; `null` makes them valid again. Returns them. */
export async function revokeLines(
  transaction: Transaction,
  lineIds: readonly string[],
  revokedAt: Date | null,
): Promise<StoredEntitlement[]> {
  if (lineIds.length === 0) return [];
  return transaction
    .update(entitlements)
    .set({ revokedAt })
    .where(inArray(entitlements.orderLineId, [...lineIds]))
    .returning();
}

/** Ends an admin's gifts of a product, and returns those that ended. */
export function revokeGifts(
  transaction: Transaction,
  { accountId, productId }: { readonly accountId: string; readonly productId: string },
  now: Date,
): Promise<StoredEntitlement[]> {
  return transaction
    .update(entitlements)
    .set({ revokedAt: now })
    .where(
      and(
        eq(entitlements.accountId, accountId),
        eq(entitlements.productId, productId),
        isNull(entitlements.orderLineId),
        isNull(entitlements.revokedAt),
      ),
    )
    .returning();
}

/** Access to a course or plan that ends before an instant and has had no reminder. */
export function listEndingAccess(
  database: DatabaseOrTransaction,
  { now, until, limit }: { readonly now: Date; readonly until: Date; readonly limit: number },
): Promise<StoredEntitlement[]> {
  const { kind, endsAt, remindedAt, revokedAt } = entitlements;
  return database
    .select()
    .from(entitlements)
    .where(
      and(
        inArray(kind, ['course', 'plan']),
        gt(endsAt, now),
        lte(endsAt, until),
        isNull(remindedAt),
        isNull(revokedAt),
      ),
    )
    .orderBy(asc(endsAt), asc(entitlements.id))
    .limit(limit);
}

/**
 * Marks a reminder as sent. False when none is needed: it was sent meanwhile, or a later access to the same thing
 * exists.
 */
export async function noteReminder(
  transaction: Transaction,
  { id, accountId, key, endsAt }: StoredEntitlement & { readonly endsAt: Date },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await transaction
    .update(entitlements)
    .set({ remindedAt: now })
    .where(and(eq(entitlements.id, id), isNull(entitlements.remindedAt)));
  if (rowCount !== 1 || accountId === null || key === null) return false;
  const later = await transaction
    .select({ id: entitlements.id })
    .from(entitlements)
    .where(
      and(
        eq(entitlements.accountId, accountId),
        eq(entitlements.key, key),
        gt(entitlements.endsAt, endsAt),
        isNull(entitlements.revokedAt),
      ),
    )
    .limit(1);
  return later.length === 0;
}

/** Purchases are stored without the person. Gifts are deleted. */
export async function forgetEntitlements(
  transaction: Transaction,
  accountId: string,
  now: Date,
): Promise<void> {
  await transaction
    .delete(entitlements)
    .where(and(eq(entitlements.accountId, accountId), isNull(entitlements.orderLineId)));
  await transaction
    .update(entitlements)
    .set({
      accountId: null,
      revokedAt: sql`coalesce(${entitlements.revokedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(entitlements.accountId, accountId));
}
