import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm';
import { belongsToAccount, isAmong } from '#features/accounts/server/index.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import { MODES, type Attempt, type ClockState, type OpenBounds } from '../../domain/attempts/attempt.ts';
import { parseBand, type Band } from '#ielts/bands/band.ts';
import type { QuestionMark } from '#ielts/marking/mark-section.ts';
import { answers, attempts } from '../tables.ts';

/** A stored attempt, with the version of its section, and its marks once it is over. */
export type StoredAttempt = Attempt & {
  readonly candidateId: string;
  readonly sectionVersion: string;
  readonly rawScore: number | undefined;
  readonly band: Band | undefined;
  readonly marks: readonly QuestionMark[] | undefined;
  /** The tab or device that writes. */
  readonly writer: string | undefined;
};

export type AttemptKey = { readonly candidateId: string; readonly attemptId: string };

/** An attempt that a request names. It is found only among the attempts of these candidates. */
export type AttemptQuery = { readonly candidates: Candidates; readonly attemptId: string };

export const keyOf = ({ candidateId, id }: StoredAttempt): AttemptKey => ({ candidateId, attemptId: id });

type Row = typeof attempts.$inferSelect;

export function toAttempt(row: Row): StoredAttempt {
  return {
    id: row.id,
    candidateId: row.candidateId,
    mockTest: row.mockTest,
    skill: row.skill,
    sectionVersion: row.sectionVersion,
    questionCount: row.questionCount,
    startedAt: row.startedAt.getTime(),
    deadlineAt: row.deadlineAt.getTime(),
    submittedAt: row.submittedAt?.getTime(),
    timedOut: row.timedOut,
    rawScore: row.rawScore ?? undefined,
    band: row.bandTimesTwo === null ? undefined : parseBand(row.bandTimesTwo / 2),
    marks: row.marks ?? undefined,
    mode: MODES.find((mode) => mode === row.mode) ?? 'practice',
    timed: row.timed,
    extraTimePercent: row.extraTimePercent,
    pausedAt: row.pausedAt?.getTime(),
    pausedMs: row.pausedMs,
    sittingId: row.sittingId ?? undefined,
    writer: row.writer ?? undefined,
  };
}

const isKey = (key: AttemptKey | AttemptQuery) =>
  and(
    'candidates' in key
      ? isAmong(attempts.candidateId, key.candidates)
      : eq(attempts.candidateId, key.candidateId),
    eq(attempts.id, key.attemptId),
  );

export async function findAttempt(
  database: DatabaseOrTransaction,
  key: AttemptKey | AttemptQuery,
): Promise<StoredAttempt | undefined> {
  const [row] = await database.select().from(attempts).where(isKey(key));
  return row && toAttempt(row);
}

/** Finds an attempt and locks it until the transaction ends. Saves wait, and then find it closed. */
export async function findAttemptForUpdate(
  transaction: Transaction,
  key: AttemptKey | AttemptQuery,
): Promise<StoredAttempt | undefined> {
  const [row] = await transaction.select().from(attempts).where(isKey(key)).for('update');
  return row && toAttempt(row);
}

export type ListedAttempt = StoredAttempt & { readonly answeredCount: number };

/** These candidates' attempts, newest first, 50 at most. */
export async function listAttempts(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  mockTest: string | undefined,
): Promise<ListedAttempt[]> {
  // PostgreSQL refuses the character NUL, so no test has it in its name.
  if (mockTest?.includes('\u0000')) return [];
  const rows = await database
    .select({
      attempt: attempts,
      answeredCount: sql<number>`(select count(*)::int from ${answers} where ${answers.candidateId} = ${attempts.candidateId}
        and ${answers.attemptId} = ${attempts.id} and ${answers.value} <> '')`,
    })
    .from(attempts)
    .where(
      and(isAmong(attempts.candidateId, candidates), mockTest ? eq(attempts.mockTest, mockTest) : undefined),
    )
    .orderBy(desc(attempts.startedAt))
    .limit(50);
  return rows.map(({ attempt, answeredCount }) => ({ ...toAttempt(attempt), answeredCount }));
}

/** The sections of some mock tests that these candidates have submitted, each once. */
export async function listTakenSections(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  mockTests: readonly string[],
): Promise<{ mockTest: string; skill: string }[]> {
  return database
    .selectDistinct({ mockTest: attempts.mockTest, skill: attempts.skill })
    .from(attempts)
    .where(
      and(
        isAmong(attempts.candidateId, candidates),
        inArray(attempts.mockTest, [...mockTests]),
        isNotNull(attempts.submittedAt),
      ),
    );
}

export async function addAttempt(
  transaction: Transaction,
  attempt: Attempt & { readonly candidateId: string; readonly sectionVersion: string },
): Promise<void> {
  await transaction.insert(attempts).values({
    candidateId: attempt.candidateId,
    id: attempt.id,
    mockTest: attempt.mockTest,
    skill: attempt.skill,
    sectionVersion: attempt.sectionVersion,
    questionCount: attempt.questionCount,
    startedAt: new Date(attempt.startedAt),
    deadlineAt: new Date(attempt.deadlineAt),
    mode: attempt.mode,
    timed: attempt.timed,
    extraTimePercent: attempt.extraTimePercent,
    sittingId: attempt.sittingId ?? null,
  });
}

/** Serialises two starts of one person. The second waits for the first and then finds its attempt. */
export async function lockSitter(transaction: Transaction, sitterId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${sitterId}, 0))`);
}

export type Closing = {
  readonly submittedAt: number;
  readonly timedOut: boolean;
  /** Undefined: graders judge it. */
  readonly marked:
    | { readonly rawScore: number; readonly band: Band; readonly marks: readonly QuestionMark[] }
    | undefined;
};

export async function closeAttempt(
  transaction: Transaction,
  key: AttemptKey,
  closing: Closing,
): Promise<void> {
  await transaction
    .update(attempts)
    .set({
      submittedAt: new Date(closing.submittedAt),
      timedOut: closing.timedOut,
      rawScore: closing.marked?.rawScore ?? null,
      bandTimesTwo: closing.marked ? Math.round(closing.marked.band * 2) : null,
      marks: closing.marked?.marks ?? null,
    })
    .where(and(isKey(key), isNull(attempts.submittedAt)));
}

/** Replaces the marks of a closed attempt. */
export async function saveMarks(
  transaction: Transaction,
  key: AttemptKey,
  { marks, rawScore, band }: NonNullable<Closing['marked']>,
): Promise<void> {
  await transaction
    .update(attempts)
    .set({ rawScore, bandTimesTwo: Math.round(band * 2), marks: [...marks] })
    .where(isKey(key));
}

/** Pauses the clock of an attempt, or resumes it. */
export async function saveClock(
  transaction: Transaction,
  key: AttemptKey,
  { deadlineAt, pausedAt, pausedMs }: ClockState,
): Promise<void> {
  await transaction
    .update(attempts)
    .set({
      deadlineAt: new Date(deadlineAt),
      pausedAt: pausedAt === undefined ? null : new Date(pausedAt),
      pausedMs,
    })
    .where(isKey(key));
}

/** The attempts of a sitting, in the order of their start. */
export async function listAttemptsOfSitting(
  database: DatabaseOrTransaction,
  candidateId: string,
  sittingId: string,
): Promise<StoredAttempt[]> {
  return listAttemptsOfSittings(database, [candidateId], [sittingId]);
}

/** The attempts of some candidates' sittings, in the order of their start. */
export async function listAttemptsOfSittings(
  database: DatabaseOrTransaction,
  candidateIds: readonly string[],
  sittingIds: readonly string[],
): Promise<StoredAttempt[]> {
  const rows = await database
    .select()
    .from(attempts)
    .where(
      and(inArray(attempts.candidateId, [...candidateIds]), inArray(attempts.sittingId, [...sittingIds])),
    )
    .orderBy(asc(attempts.startedAt));
  return rows.map(toAttempt);
}

/** Open attempts that ran out before `openSince`, or were paused before `pausedSince`. The oldest deadline first. */
export async function listOverdueAttempts(
  database: DatabaseOrTransaction,
  { openSince, pausedSince }: OpenBounds,
  limit: number,
): Promise<AttemptKey[]> {
  return database
    .select({ candidateId: attempts.candidateId, attemptId: attempts.id })
    .from(attempts)
    .where(
      and(
        isNull(attempts.submittedAt),
        or(
          and(isNull(attempts.pausedAt), lt(attempts.deadlineAt, openSince)),
          lt(attempts.pausedAt, pausedSince),
        ),
      ),
    )
    .orderBy(asc(attempts.deadlineAt))
    .limit(limit);
}

/** Removes visitors' attempts that started before an instant, with their answers. Returns how many. */
export async function deleteVisitorsAttemptsBefore(
  database: DatabaseOrTransaction,
  before: Date,
): Promise<number> {
  const { rowCount } = await database
    .delete(attempts)
    .where(and(lt(attempts.startedAt, before), not(belongsToAccount(attempts.candidateId))));
  return rowCount ?? 0;
}

/** Removes every attempt of some candidates, with its answers. */
export async function deleteAttemptsOf(
  database: DatabaseOrTransaction,
  candidateIds: readonly string[],
): Promise<void> {
  if (candidateIds.length === 0) return;
  await database.delete(attempts).where(inArray(attempts.candidateId, [...candidateIds]));
}

/** Every attempt of some candidates, the oldest first. */
export async function listAllAttempts(
  database: DatabaseOrTransaction,
  candidateIds: readonly string[],
): Promise<StoredAttempt[]> {
  if (candidateIds.length === 0) return [];
  const rows = await database
    .select()
    .from(attempts)
    .where(inArray(attempts.candidateId, [...candidateIds]))
    .orderBy(asc(attempts.startedAt), asc(attempts.id));
  return rows.map(toAttempt);
}
