import { and, asc, desc, eq, gte, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import { markingOrders } from './tables.ts';
import { markingStops, seedResults } from './seed-tables.ts';

export type StoredStop = typeof markingStops.$inferSelect;
export type StoredResult = typeof seedResults.$inferSelect;

/** Whether a teacher has a seed that waits, or that they have not finished. */
export async function hasOpenSeed(database: DatabaseOrTransaction, teacherId: string): Promise<boolean> {
  const isOpen = and(
    isNotNull(markingOrders.seedOf),
    eq(markingOrders.seedFor, teacherId),
    inArray(markingOrders.state, ['waiting', 'claimed']),
  );
  return (await database.$count(markingOrders, isOpen)) > 0;
}

/** Adds what a marking of a seed gave. */
export async function addSeedResult(
  transaction: Transaction,
  result: typeof seedResults.$inferInsert,
): Promise<void> {
  await transaction.insert(seedResults).values(result);
}

/** The results of some seeds, by order. */
export async function listSeedResults(
  database: DatabaseOrTransaction,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, StoredResult>> {
  if (orderIds.length === 0) return new Map();
  const rows = await database
    .select()
    .from(seedResults)
    .where(inArray(seedResults.orderId, [...orderIds]));
  return new Map(rows.map((row) => [row.orderId, row]));
}

/** A teacher's last results since their claims were allowed again, the newest first. */
export async function listLastResults(
  database: DatabaseOrTransaction,
  teacherId: string,
  limit: number,
): Promise<StoredResult[]> {
  const [allowed] = await database
    .select({ at: markingStops.allowedAt })
    .from(markingStops)
    .where(and(eq(markingStops.teacherId, teacherId), isNotNull(markingStops.allowedAt)))
    .orderBy(desc(markingStops.allowedAt))
    .limit(1);
  return database
    .select()
    .from(seedResults)
    .where(
      and(eq(seedResults.teacherId, teacherId), allowed?.at ? gt(seedResults.at, allowed.at) : undefined),
    )
    .orderBy(desc(seedResults.at))
    .limit(limit);
}

/** All results since an instant, of teachers whose accounts are there, the oldest first. */
export const listResultsSince = (database: DatabaseOrTransaction, since: Date): Promise<StoredResult[]> =>
  database
    .select()
    .from(seedResults)
    .where(and(isNotNull(seedResults.teacherId), gte(seedResults.at, since)))
    .orderBy(asc(seedResults.at));

/** How many teachers have sent a marking of each standard work. */
export async function countResults(database: DatabaseOrTransaction): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .select({ id: seedResults.standardWorkId, count: sql<number>`count(*)::int` })
    .from(seedResults)
    .groupBy(seedResults.standardWorkId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Why a teacher may claim nothing now; undefined: they may. */
export async function findStop(
  database: DatabaseOrTransaction,
  teacherId: string,
): Promise<StoredStop | undefined> {
  const [row] = await database
    .select()
    .from(markingStops)
    .where(and(eq(markingStops.teacherId, teacherId), isNull(markingStops.allowedAt)));
  return row;
}

/** Stops the claims of a teacher. False: they are stopped already. */
export async function addStop(
  transaction: Transaction,
  stop: Pick<StoredStop, 'id' | 'teacherId' | 'stoppedAt'>,
): Promise<boolean> {
  const { rowCount } = await transaction.insert(markingStops).values(stop).onConflictDoNothing();
  return rowCount === 1;
}

/** Allows the claims of a teacher again. False: they are not stopped. */
export async function endStop(
  database: DatabaseOrTransaction,
  teacherId: string,
  allowed: { readonly allowedAt: Date; readonly allowedBy: string; readonly reason: string },
): Promise<boolean> {
  const { rowCount } = await database
    .update(markingStops)
    .set(allowed)
    .where(and(eq(markingStops.teacherId, teacherId), isNull(markingStops.allowedAt)));
  return (rowCount ?? 0) > 0;
}

/** All stops, the newest first. */
export const listStops = (database: DatabaseOrTransaction): Promise<StoredStop[]> =>
  database.select().from(markingStops).orderBy(desc(markingStops.stoppedAt));
