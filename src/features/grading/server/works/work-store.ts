import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { isAmong } from '#features/accounts/server/index.ts';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import { LIMIT_HOURS, type Submitted } from '../../domain/works/daily-limit.ts';
import { works, workSteps } from '../tables.ts';

export type StoredWork = typeof works.$inferSelect;
export type WorkKey = Pick<StoredWork, 'candidateId' | 'id'>;
type WorkQuery = { readonly candidates: Candidates; readonly workId: string };

const MOST_LISTED = 100;
/** The history of a text has steps of this length, and at most this many. */
const STEP_MS = 10_000;
const MOST_STEPS = 1_000;

const isWork = ({ candidateId, id }: WorkKey) => and(eq(works.candidateId, candidateId), eq(works.id, id));

/** A work among those of some candidates. */
export async function findWork(
  database: DatabaseOrTransaction,
  { candidates, workId }: WorkQuery,
): Promise<StoredWork | undefined> {
  const [row] = await database
    .select()
    .from(works)
    .where(and(isAmong(works.candidateId, candidates), eq(works.id, workId)));
  return row;
}

/** A work by its key, without a check of who may see it. */
export async function findWorkByKey(
  database: DatabaseOrTransaction,
  key: WorkKey,
): Promise<StoredWork | undefined> {
  const [row] = await database.select().from(works).where(isWork(key));
  return row;
}

/** Locks a work until the transaction ends. False: it does not exist any more. */
export async function lockWork(transaction: Transaction, key: WorkKey): Promise<boolean> {
  const [row] = await transaction.select({ id: works.id }).from(works).where(isWork(key)).for('update');
  return row !== undefined;
}

/** A work that no machine grades any more is graded. Any other keeps its state. */
export async function settleUngraded(transaction: Transaction, key: WorkKey, gradedAt: Date): Promise<void> {
  await transaction
    .update(works)
    .set({ state: 'graded', gradedAt })
    .where(and(isWork(key), inArray(works.state, ['locked', 'failed'])));
}

/** A work of some candidates, locked until the transaction ends. */
export async function findWorkForUpdate(
  transaction: Transaction,
  { candidates, workId }: WorkQuery,
): Promise<StoredWork | undefined> {
  const [row] = await transaction
    .select()
    .from(works)
    .where(and(isAmong(works.candidateId, candidates), eq(works.id, workId)))
    .for('update');
  return row;
}

/** The works of some candidates, the newest first, 100 at most. */
export async function listWorks(
  database: DatabaseOrTransaction,
  candidates: Candidates,
): Promise<StoredWork[]> {
  return database
    .select()
    .from(works)
    .where(isAmong(works.candidateId, candidates))
    .orderBy(desc(sql`coalesce(${works.submittedAt}, ${works.savedAt})`))
    .limit(MOST_LISTED);
}

/** The works of one attempt, in the order of their tasks. */
export async function listWorksOfAttempt(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  attemptId: string,
): Promise<StoredWork[]> {
  return database
    .select()
    .from(works)
    .where(and(isAmong(works.candidateId, candidates), eq(works.attemptId, attemptId)))
    .orderBy(asc(works.taskNumber));
}

/** All drafts of one text, the oldest first. */
export async function listDrafts(
  database: DatabaseOrTransaction,
  { candidateId, firstDraft }: Pick<StoredWork, 'candidateId' | 'firstDraft'>,
): Promise<StoredWork[]> {
  return database
    .select()
    .from(works)
    .where(and(eq(works.candidateId, candidateId), eq(works.firstDraft, firstDraft)))
    .orderBy(asc(works.draft));
}

/** The graded text of the same kind that its learner submitted last before this one, other drafts of it left out. */
export async function findEarlierWork(
  database: DatabaseOrTransaction,
  work: StoredWork,
  candidates: Candidates,
): Promise<StoredWork | undefined> {
  if (!work.submittedAt) return undefined;
  const [row] = await database
    .select()
    .from(works)
    .where(
      and(
        isAmong(works.candidateId, candidates),
        eq(works.kind, work.kind),
        eq(works.state, 'graded'),
        lt(works.submittedAt, work.submittedAt),
        ne(works.id, work.id),
      ),
    )
    .orderBy(desc(works.submittedAt))
    .limit(1);
  return row;
}

/** Adds a draft. */
export async function addDraft(
  transaction: Transaction,
  draft: Omit<typeof works.$inferInsert, 'state' | 'source'>,
): Promise<void> {
  await transaction.insert(works).values({ ...draft, state: 'draft', source: 'practice' });
}

/** Practice drafts that were not submitted. */
export async function countDrafts(database: DatabaseOrTransaction, candidates: Candidates): Promise<number> {
  return database.$count(works, and(isAmong(works.candidateId, candidates), eq(works.state, 'draft')));
}

/** Submissions of practice in the last 24 hours. */
export async function countSubmitted(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  now: Date,
): Promise<Submitted> {
  const since = new Date(now.getTime() - LIMIT_HOURS * 60 * 60 * 1000);
  const [row] = await database
    .select({
      essays: sql<number>`count(*) filter (where ${works.draft} = 1)::int`,
      redrafts: sql<number>`count(*) filter (where ${works.draft} > 1)::int`,
    })
    .from(works)
    .where(
      and(isAmong(works.candidateId, candidates), eq(works.source, 'practice'), gt(works.submittedAt, since)),
    );
  return row ?? { essays: 0, redrafts: 0 };
}

/** Two submissions of one person are counted one after the other. */
export async function lockSubmissions(transaction: Transaction, candidateId: string): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`submissions of ${candidateId}`}, 0))`,
  );
}

/** Saves a draft if it is newer than what is stored, and adds a step to its history now and then. */
export async function saveDraft(
  transaction: Transaction,
  key: WorkKey,
  { text, sequence }: { readonly text: string; readonly sequence: number },
  now: Date,
): Promise<void> {
  const [saved] = await transaction
    .update(works)
    .set({ text, sequence, savedAt: now })
    .where(and(isWork(key), eq(works.state, 'draft'), lt(works.sequence, sequence)))
    .returning({ id: works.id });
  if (!saved) return;
  const stepBefore = new Date(now.getTime() - STEP_MS);
  await transaction.execute(sql`
    insert into work_steps (candidate_id, work_id, sequence, value, saved_at)
    select ${key.candidateId}::uuid, ${key.id}::uuid, ${sequence}, ${text}, ${now}::timestamptz
    where (
      select count(*) < ${MOST_STEPS} and coalesce(max(saved_at) <= ${stepBefore}::timestamptz, true)
      from work_steps where candidate_id = ${key.candidateId} and work_id = ${key.id}
    )
    on conflict do nothing
  `);
}

/** Submits a draft. `localOnly`: it is graded on this machine. */
export async function submitDraft(
  transaction: Transaction,
  key: WorkKey,
  { localOnly, now }: { readonly localOnly: boolean; readonly now: Date },
): Promise<void> {
  await transaction
    .update(works)
    .set({ state: 'waiting', submittedAt: now, localOnly, wokenAt: now })
    .where(and(isWork(key), eq(works.state, 'draft')));
}

/** Puts a work that was settled into the queue again. */
export async function waitAgain(transaction: Transaction, key: WorkKey, now: Date): Promise<void> {
  await transaction
    .update(works)
    .set({ state: 'waiting', tries: 0, notBefore: null, wokenAt: now })
    .where(and(isWork(key), inArray(works.state, ['locked', 'failed', 'graded'])));
}

/** Notes that a job was asked to look at a waiting work. False: one was asked before. */
export async function markWoken(transaction: Transaction, key: WorkKey, now: Date): Promise<boolean> {
  const { rowCount } = await transaction
    .update(works)
    .set({ wokenAt: now })
    .where(and(isWork(key), eq(works.state, 'waiting'), isNull(works.wokenAt)));
  return (rowCount ?? 0) > 0;
}

/** Notes that the learner has seen the grade. */
export async function markSeen(database: DatabaseOrTransaction, key: WorkKey, now: Date): Promise<void> {
  await database
    .update(works)
    .set({ seenAt: now })
    .where(and(isWork(key), eq(works.state, 'graded'), isNull(works.seenAt)));
}

/** Deletes a draft. */
export async function deleteDraft(transaction: Transaction, key: WorkKey): Promise<void> {
  await transaction.delete(works).where(and(isWork(key), eq(works.state, 'draft')));
}

/** The steps of a practice text, the oldest first. */
export async function listSteps(
  database: DatabaseOrTransaction,
  { candidateId, id }: WorkKey,
): Promise<{ value: string; savedAt: Date }[]> {
  return database
    .select({ value: workSteps.value, savedAt: workSteps.savedAt })
    .from(workSteps)
    .where(and(eq(workSteps.candidateId, candidateId), eq(workSteps.workId, id)))
    .orderBy(asc(workSteps.sequence));
}
