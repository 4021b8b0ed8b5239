import { and, eq, sql } from 'drizzle-orm';
import { isAmong } from '#features/accounts/server/index.ts';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import { formatMultirange } from '../multirange-column.ts';
import { blockProgress, enrolments, lessonCompletions, watch } from '../tables.ts';

/** A lesson of one learner. */
export type LessonKeyOf = { readonly candidateId: string; readonly course: string; readonly lesson: string };

export type Enrolment = typeof enrolments.$inferSelect;

/**
 * The enrolment of a learner in a course, made at the first act. Its row stays locked until the transaction ends, so
 * two tabs write one after the other.
 */
export async function lockEnrolment(
  transaction: Transaction,
  enrolment: Pick<Enrolment, 'candidateId' | 'course' | 'id' | 'startedAt' | 'accessUntil'>,
): Promise<Enrolment> {
  const [row] = await transaction
    .insert(enrolments)
    .values(enrolment)
    .onConflictDoUpdate({
      target: [enrolments.candidateId, enrolments.course],
      set: { accessUntil: sql`greatest(${enrolments.accessUntil}, excluded.access_until)` },
    })
    .returning();
  if (!row) throw new Error('An enrolment was neither added nor found.');
  return row;
}

/** The enrolments of one person, the oldest first. `course`: in that one only. */
export function listEnrolments(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  course?: string,
): Promise<Enrolment[]> {
  return database
    .select()
    .from(enrolments)
    .where(
      and(
        isAmong(enrolments.candidateId, candidates),
        course === undefined ? undefined : eq(enrolments.course, course),
      ),
    )
    .orderBy(enrolments.startedAt);
}

type SeenBlock = { readonly id: string; readonly sorted: Readonly<Record<string, string>> | undefined };

/** Marks blocks as read. The first instant stays; sorted mistakes are replaced. */
export async function saveSeen(
  transaction: Transaction,
  key: LessonKeyOf,
  blocks: readonly SeenBlock[],
  now: Date,
): Promise<void> {
  await transaction
    .insert(blockProgress)
    .values(blocks.map(({ id, sorted }) => ({ ...key, block: id, seenAt: now, evidence: sorted ?? null })))
    .onConflictDoUpdate({
      target: [blockProgress.candidateId, blockProgress.course, blockProgress.lesson, blockProgress.block],
      set: {
        seenAt: sql`coalesce(${blockProgress.seenAt}, excluded.seen_at)`,
        evidence: sql`coalesce(excluded.evidence, ${blockProgress.evidence})`,
      },
    });
}

/** Marks blocks as done. The first instant stays. */
export async function saveDoneBlocks(
  transaction: Transaction,
  key: LessonKeyOf,
  blocks: readonly string[],
  now: Date,
): Promise<void> {
  if (blocks.length === 0) return;
  await transaction
    .insert(blockProgress)
    .values(blocks.map((block) => ({ ...key, block, doneAt: now })))
    .onConflictDoUpdate({
      target: [blockProgress.candidateId, blockProgress.course, blockProgress.lesson, blockProgress.block],
      set: { doneAt: sql`coalesce(${blockProgress.doneAt}, excluded.done_at)` },
    });
}

/** Records that a lesson is done. False: it was recorded before. */
export async function addLessonCompletion(
  transaction: Transaction,
  completion: typeof lessonCompletions.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await transaction.insert(lessonCompletions).values(completion).onConflictDoNothing();
  return rowCount === 1;
}

/** Records that a course is complete. False: it was recorded before. */
export async function completeEnrolment(
  transaction: Transaction,
  { candidateId, course }: Pick<LessonKeyOf, 'candidateId' | 'course'>,
  completion: { readonly completedAt: Date; readonly completedVersion: string },
): Promise<boolean> {
  const { rowCount } = await transaction
    .update(enrolments)
    .set(completion)
    .where(
      and(
        eq(enrolments.candidateId, candidateId),
        eq(enrolments.course, course),
        sql`${enrolments.completedAt} is null`,
      ),
    );
  return rowCount === 1;
}

/** How the learner sorted the mistakes of a lesson. */
export async function findSorted(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  { course, lesson }: Omit<LessonKeyOf, 'candidateId'>,
): Promise<Readonly<Record<string, string>>> {
  const rows = await database
    .select({ evidence: blockProgress.evidence })
    .from(blockProgress)
    .where(
      and(
        isAmong(blockProgress.candidateId, candidates),
        eq(blockProgress.course, course),
        eq(blockProgress.lesson, lesson),
        sql`${blockProgress.evidence} is not null`,
      ),
    )
    .orderBy(blockProgress.seenAt);
  return Object.assign({}, ...rows.map(({ evidence }) => evidence ?? {}));
}

export type StoredWatch = typeof watch.$inferSelect;

export async function findWatch(
  database: DatabaseOrTransaction,
  candidateId: string,
  tutorial: string,
): Promise<StoredWatch | undefined> {
  const [row] = await database
    .select()
    .from(watch)
    .where(and(eq(watch.candidateId, candidateId), eq(watch.tutorial, tutorial)));
  return row;
}

/** Adds ranges to what is stored. The position of the packet with the greatest sequence stays. */
export async function addWatch(
  transaction: Transaction,
  { candidateId, tutorial, ranges, positionMs, sequence, updatedAt }: StoredWatch,
): Promise<StoredWatch> {
  const newer = sql`excluded.sequence > ${watch.sequence}`;
  const [row] = await transaction
    .insert(watch)
    .values({ candidateId, tutorial, ranges, positionMs, sequence, updatedAt })
    .onConflictDoUpdate({
      target: [watch.candidateId, watch.tutorial],
      set: {
        ranges: sql`${watch.ranges} + excluded.ranges`,
        positionMs: sql`case when ${newer} then excluded.position_ms else ${watch.positionMs} end`,
        sequence: sql`greatest(${watch.sequence}, excluded.sequence)`,
        updatedAt: sql`greatest(${watch.updatedAt}, excluded.updated_at)`,
      },
    })
    .returning();
  if (!row) throw new Error(`The watched parts ${formatMultirange(ranges)} were not stored.`);
  return row;
}
