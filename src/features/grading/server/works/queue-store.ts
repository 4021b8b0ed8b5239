import { and, desc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import { LONGEST_TRY_MS } from '../../domain/works/waiting-time.ts';
import type { WorkState } from '../../domain/works/work.ts';
import { grades, works } from '../tables.ts';
import type { StoredWork, WorkKey } from './work-store.ts';

/** A run that says nothing for this long has ended; its work is free again. Milliseconds. */
export const CLAIM_MS = 40_000;
/** How often a run says that it still works. Milliseconds. */
export const RENEW_MS = 10_000;
/** A work that ends its process this often is given up. */
export const MOST_TRIES = 4;
/** How many of the last grades say how long the next one takes. */
const RECENT = 20;

/**
 * Claims the work that has waited longest. Two processes never claim one work: a locked row is skipped, and a claimed one
 * is not free. Undefined: nothing waits now.
 */
export async function claimNextWork(
  database: Database,
  { claim, now }: { readonly claim: string; readonly now: Date },
): Promise<StoredWork | undefined> {
  const until = new Date(now.getTime() + CLAIM_MS);
  return database.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ candidate_id: string; id: string }>(sql`
      update works set claimed_until = ${until}::timestamptz, claim = ${claim}::uuid, tries = tries + 1
      where (candidate_id, id) = (
        select candidate_id, id from works
        where state = 'waiting' and (claimed_until is null or claimed_until < ${now}::timestamptz)
          and (not_before is null or not_before <= ${now}::timestamptz)
        order by submitted_at, id limit 1 for update skip locked
      )
      returning candidate_id, id
    `);
    const [row] = rows;
    if (!row) return undefined;
    const [work] = await transaction
      .select()
      .from(works)
      .where(and(eq(works.candidateId, row.candidate_id), eq(works.id, row.id)));
    return work;
  });
}

const isClaimed = (key: WorkKey, claim: string) =>
  and(
    eq(works.candidateId, key.candidateId),
    eq(works.id, key.id),
    eq(works.state, 'waiting'),
    eq(works.claim, claim),
  );

/** Says that a run still works on its claims. */
export async function renewClaims(database: Database, claim: string, now: Date): Promise<void> {
  await database
    .update(works)
    .set({ claimedUntil: new Date(now.getTime() + CLAIM_MS) })
    .where(and(eq(works.claim, claim), eq(works.state, 'waiting'), isNotNull(works.claimedUntil)));
}

/** Ends the wait of a claimed work. False: another run has claimed it since. */
export async function settleWork(
  transaction: Transaction,
  key: WorkKey,
  claim: string,
  { state, now }: { readonly state: Exclude<WorkState, 'draft' | 'waiting'>; readonly now: Date },
): Promise<boolean> {
  const { rowCount } = await transaction
    .update(works)
    .set({ state, claimedUntil: null, claim: null, gradedAt: state === 'graded' ? now : null })
    .where(isClaimed(key, claim));
  return (rowCount ?? 0) > 0;
}

/** Gives a claimed work back. It waits at least until `notBefore`; `counts`: the claim counts as a try. */
export async function releaseWork(
  database: Database,
  key: WorkKey,
  claim: string,
  { notBefore, counts }: { readonly notBefore: Date; readonly counts: boolean },
): Promise<void> {
  await database
    .update(works)
    .set({
      claimedUntil: null,
      claim: null,
      notBefore,
      ...(counts ? {} : { tries: sql`${works.tries} - 1` }),
    })
    .where(isClaimed(key, claim));
}

/** How many works are graded before each of these, by id. Works that do not wait are missing. */
export async function countAhead(
  database: DatabaseOrTransaction,
  waiting: readonly StoredWork[],
): Promise<ReadonlyMap<string, number>> {
  const ahead = new Map<string, number>();
  for (const { id, state, submittedAt } of waiting) {
    if (state !== 'waiting' || !submittedAt) continue;
    const before = or(
      lt(works.submittedAt, submittedAt),
      and(eq(works.submittedAt, submittedAt), lt(works.id, id)),
    );
    ahead.set(id, await database.$count(works, and(eq(works.state, 'waiting'), before)));
  }
  return ahead;
}

/** How long the last works took, in ms, with the tries that failed before. */
export async function listRecentMs(database: DatabaseOrTransaction): Promise<number[]> {
  const rows = await database
    .select({ ms: grades.ms, tries: works.tries })
    .from(grades)
    .innerJoin(works, and(eq(works.candidateId, grades.candidateId), eq(works.id, grades.workId)))
    .where(inArray(grades.grader, ['local', 'model', 'speaking']))
    .orderBy(desc(grades.gradedAt))
    .limit(RECENT);
  return rows.map(({ ms, tries }) => ms + Math.max(0, tries - 1) * LONGEST_TRY_MS);
}
