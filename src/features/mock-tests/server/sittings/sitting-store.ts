import { and, asc, desc, eq, gt, inArray, isNull, lt, not, notExists, or, sql } from 'drizzle-orm';
import { belongsToAccount, isAmong } from '#features/accounts/server/index.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import { attempts, sittings } from '../tables.ts';

/** A whole test that a candidate takes. `startedAt` in ms. */
export type Sitting = {
  readonly candidateId: string;
  readonly id: string;
  readonly mockTest: string;
  readonly startedAt: number;
  readonly extraTimePercent: number;
};
export type SittingKey = Pick<Sitting, 'candidateId' | 'id'>;
export type SittingQuery = { readonly candidates: Candidates; readonly sittingId: string };

function toSitting(row: typeof sittings.$inferSelect): Sitting {
  return {
    ...row,
    startedAt: row.startedAt.getTime(),
    extraTimePercent: row.extraTimePercent,
  };
}

export async function addSitting(transaction: Transaction, sitting: Sitting): Promise<void> {
  await transaction.insert(sittings).values({ ...sitting, startedAt: new Date(sitting.startedAt) });
}

export async function findSitting(
  database: DatabaseOrTransaction,
  { candidates, sittingId }: SittingQuery,
): Promise<Sitting | undefined> {
  const [row] = await database
    .select()
    .from(sittings)
    .where(and(isAmong(sittings.candidateId, candidates), eq(sittings.id, sittingId)));
  return row && toSitting(row);
}

/** Finds a sitting and locks it until the transaction ends. Two requests to continue run one after the other. */
export async function findSittingForUpdate(
  transaction: Transaction,
  { candidates, sittingId }: SittingQuery,
): Promise<Sitting | undefined> {
  const [row] = await transaction
    .select()
    .from(sittings)
    .where(and(isAmong(sittings.candidateId, candidates), eq(sittings.id, sittingId)))
    .for('update');
  return row && toSitting(row);
}

/** The same for jobs, which may see the sittings of every candidate. */
export async function findSittingOfForUpdate(
  transaction: Transaction,
  { candidateId, id }: SittingKey,
): Promise<Sitting | undefined> {
  const [row] = await transaction
    .select()
    .from(sittings)
    .where(and(eq(sittings.candidateId, candidateId), eq(sittings.id, id)))
    .for('update');
  return row && toSitting(row);
}

export type RestingSitting = SittingKey & Pick<Sitting, 'startedAt'>;

/**
 * Sittings that started after an instant, have no section running at `now`, and have not started Writing, the last
 * section without a break. The oldest is first. `behind` is the last one of the previous page.
 */
export async function listSittingsThatRest(
  database: DatabaseOrTransaction,
  {
    after,
    now,
    behind,
    limit,
  }: {
    readonly after: number;
    readonly now: number;
    readonly behind: RestingSitting | undefined;
    readonly limit: number;
  },
): Promise<RestingSitting[]> {
  const goesOn = database
    .select({ one: sql`1` })
    .from(attempts)
    .where(
      and(
        eq(attempts.candidateId, sittings.candidateId),
        eq(attempts.sittingId, sittings.id),
        or(
          eq(attempts.skill, 'writing'),
          and(isNull(attempts.submittedAt), gt(attempts.deadlineAt, new Date(now))),
        ),
      ),
    );
  const began = new Date(behind?.startedAt ?? after);
  const follows = behind
    ? or(gt(sittings.startedAt, began), and(eq(sittings.startedAt, began), gt(sittings.id, behind.id)))
    : gt(sittings.startedAt, began);
  const rows = await database
    .select({ candidateId: sittings.candidateId, id: sittings.id, startedAt: sittings.startedAt })
    .from(sittings)
    .where(and(gt(sittings.startedAt, new Date(after)), follows, notExists(goesOn)))
    .orderBy(asc(sittings.startedAt), asc(sittings.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, startedAt: row.startedAt.getTime() }));
}

/** These candidates' sittings, newest first, 50 at most. */
export async function listSittings(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  mockTest: string | undefined,
): Promise<Sitting[]> {
  // PostgreSQL refuses the character NUL, so no test has it in its name.
  if (mockTest?.includes('\u0000')) return [];
  const rows = await database
    .select()
    .from(sittings)
    .where(
      and(isAmong(sittings.candidateId, candidates), mockTest ? eq(sittings.mockTest, mockTest) : undefined),
    )
    .orderBy(desc(sittings.startedAt))
    .limit(50);
  return rows.map(toSitting);
}

/** The sittings with these ids, among those of some candidates. */
export async function listSittingsOf(
  database: DatabaseOrTransaction,
  candidateIds: readonly string[],
  ids: readonly string[],
): Promise<Sitting[]> {
  const rows = await database
    .select()
    .from(sittings)
    .where(and(inArray(sittings.candidateId, [...candidateIds]), inArray(sittings.id, [...ids])));
  return rows.map(toSitting);
}

/** Removes visitors' sittings that started before an instant, with their attempts. */
export async function deleteVisitorsSittingsBefore(
  database: DatabaseOrTransaction,
  before: Date,
): Promise<void> {
  await database
    .delete(sittings)
    .where(and(lt(sittings.startedAt, before), not(belongsToAccount(sittings.candidateId))));
}

export async function deleteSittingsOf(
  database: DatabaseOrTransaction,
  candidateIds: readonly string[],
): Promise<void> {
  if (candidateIds.length === 0) return;
  await database.delete(sittings).where(inArray(sittings.candidateId, [...candidateIds]));
}
