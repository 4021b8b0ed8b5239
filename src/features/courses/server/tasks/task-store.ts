import { and, asc, eq, sql } from 'drizzle-orm';
import { isAmong } from '#features/accounts/server/index.ts';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import { taskSubmissions } from '../tables.ts';

export type StoredTask = typeof taskSubmissions.$inferSelect;

type TaskPlace = Pick<StoredTask, 'course' | 'lesson'>;

const queryTask = (database: DatabaseOrTransaction, candidates: Candidates, { course, lesson }: TaskPlace) =>
  database
    .select()
    .from(taskSubmissions)
    .where(
      and(
        isAmong(taskSubmissions.candidateId, candidates),
        eq(taskSubmissions.course, course),
        eq(taskSubmissions.lesson, lesson),
      ),
    )
    .orderBy(sql`${taskSubmissions.submittedAt} nulls last`, asc(taskSubmissions.savedAt))
    .limit(1);

/** The work of one person at a scored task; submitted work before a draft. Undefined: there is none. */
export async function findTask(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  place: TaskPlace,
): Promise<StoredTask | undefined> {
  const [row] = await queryTask(database, candidates, place);
  return row;
}

/** The same, locked until the transaction ends. */
export async function findTaskForUpdate(
  transaction: Transaction,
  candidates: Candidates,
  place: TaskPlace,
): Promise<StoredTask | undefined> {
  const [row] = await queryTask(transaction, candidates, place).for('update');
  return row;
}

/** Saves a draft, unless a newer one is stored or it was submitted. Returns what is stored. */
export async function saveDraft(
  transaction: Transaction,
  draft: Omit<StoredTask, 'state' | 'submittedAt'>,
): Promise<StoredTask> {
  const { text, sequence, savedAt, version } = draft;
  const isNewer = sql`${taskSubmissions.sequence} < ${sequence} and ${taskSubmissions.state} = 'draft'`;
  await transaction
    .insert(taskSubmissions)
    .values(draft)
    .onConflictDoUpdate({
      target: [taskSubmissions.candidateId, taskSubmissions.course, taskSubmissions.lesson],
      set: { text, sequence, savedAt, version },
      setWhere: isNewer,
    });
  const [stored] = await transaction
    .select()
    .from(taskSubmissions)
    .where(
      and(
        eq(taskSubmissions.candidateId, draft.candidateId),
        eq(taskSubmissions.course, draft.course),
        eq(taskSubmissions.lesson, draft.lesson),
      ),
    );
  if (!stored) throw new Error('A draft was not stored.');
  return stored;
}

/** Makes a draft a submission. `version`: of the lesson, where it differs from the draft's. */
export async function submitDraft(
  transaction: Transaction,
  { candidateId, id }: Pick<StoredTask, 'candidateId' | 'id'>,
  now: Date,
  version?: string,
): Promise<void> {
  await transaction
    .update(taskSubmissions)
    .set({ state: 'submitted', submittedAt: now, ...(version === undefined ? {} : { version }) })
    .where(
      and(
        eq(taskSubmissions.candidateId, candidateId),
        eq(taskSubmissions.id, id),
        eq(taskSubmissions.state, 'draft'),
      ),
    );
}

/** Notes that a teacher has marked a submitted task. */
export async function noteTaskMarked(
  transaction: Transaction,
  { candidateId, id }: Pick<StoredTask, 'candidateId' | 'id'>,
): Promise<void> {
  await transaction
    .update(taskSubmissions)
    .set({ state: 'marked' })
    .where(
      and(
        eq(taskSubmissions.candidateId, candidateId),
        eq(taskSubmissions.id, id),
        eq(taskSubmissions.state, 'submitted'),
      ),
    );
}
