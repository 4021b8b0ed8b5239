import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { isAmong } from '#features/accounts/server/index.ts';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import type { CalendarDay } from '../../domain/calendar-day.ts';
import { practiceDays, practiceLearners } from '../tables.ts';

export type StoredLearner = typeof practiceLearners.$inferSelect;

/**
 * The row of a learner, which is locked until the transaction ends. It is made where there is none. `zone`: undefined, if
 * the call does not say it; the row keeps the latest one.
 */
export async function lockLearner(
  transaction: Transaction,
  learner: { readonly candidateId: string; readonly zone?: string; readonly createdAt: Date },
): Promise<StoredLearner> {
  const { candidateId, zone, createdAt } = learner;
  const [row] = await transaction
    .insert(practiceLearners)
    .values({ candidateId, createdAt, zone: zone ?? 'UTC' })
    .onConflictDoUpdate({
      target: practiceLearners.candidateId,
      set: { zone: zone ?? sql`${practiceLearners.zone}` },
    })
    .returning();
  if (!row) throw new Error('The learner was neither added nor found.');
  return row;
}

/** Locks rows until the transaction ends, in an order that all take. Two that lock the same rows cannot deadlock. */
async function lockRows(transaction: Transaction, whose: SQL): Promise<string[]> {
  const rows = await transaction
    .select({ id: practiceLearners.candidateId })
    .from(practiceLearners)
    .where(whose)
    .orderBy(asc(practiceLearners.candidateId))
    .for('update');
  return rows.map(({ id }) => id);
}

/** Locks the rows of some candidates until the transaction ends. */
export async function lockLearners(transaction: Transaction, candidateIds: readonly string[]): Promise<void> {
  await lockRows(transaction, inArray(practiceLearners.candidateId, [...candidateIds]));
}

/** Locks all rows of a person until the transaction ends, and gives their candidates. */
export async function lockPerson(transaction: Transaction, candidates: Candidates): Promise<string[]> {
  return lockRows(transaction, isAmong(practiceLearners.candidateId, candidates));
}

/**
 * What is stored of a person. An account that practised as a visitor has a row for that time too: the answers of both
 * count, and the settings are those of the row that has some.
 */
export async function findLearner(
  database: DatabaseOrTransaction,
  candidates: Candidates,
): Promise<Pick<StoredLearner, 'answers' | 'pausedFrom' | 'pausedUntil' | 'reminderHour' | 'retention'>> {
  const rows = await database
    .select()
    .from(practiceLearners)
    .where(isAmong(practiceLearners.candidateId, candidates));
  const set = rows.find(
    ({ pausedFrom, reminderHour, retention }) =>
      pausedFrom !== null || reminderHour !== null || retention !== null,
  );
  return {
    answers: rows.reduce((sum, { answers }) => sum + answers, 0),
    pausedFrom: set?.pausedFrom ?? null,
    pausedUntil: set?.pausedUntil ?? null,
    reminderHour: set?.reminderHour ?? null,
    retention: set?.retention ?? null,
  };
}

/** Counts marked first answers; fewer where some were undone. */
export async function countAnswers(transaction: Transaction, candidateId: string, by: number): Promise<void> {
  await transaction
    .update(practiceLearners)
    .set({ answers: sql`greatest(0, ${practiceLearners.answers} + ${by}::integer)` })
    .where(eq(practiceLearners.candidateId, candidateId));
}

/** Stores the settings of a person's habit in the row of one candidate, and clears them in others that are locked. */
export async function saveHabit(
  transaction: Transaction,
  candidateId: string,
  others: readonly string[],
  habit: Pick<StoredLearner, 'pausedFrom' | 'pausedUntil' | 'reminderHour' | 'retention'>,
): Promise<void> {
  await transaction
    .update(practiceLearners)
    .set({ pausedFrom: null, pausedUntil: null, reminderHour: null, retention: null })
    .where(inArray(practiceLearners.candidateId, [...others]));
  await transaction.update(practiceLearners).set(habit).where(eq(practiceLearners.candidateId, candidateId));
}

/** Learners with a reminder, by their ids, those after `after`. */
export async function listReminded(
  database: DatabaseOrTransaction,
  after: string,
  limit: number,
): Promise<StoredLearner[]> {
  return database
    .select()
    .from(practiceLearners)
    .where(
      and(
        isNotNull(practiceLearners.reminderHour),
        after === '' ? undefined : gt(practiceLearners.candidateId, after),
      ),
    )
    .orderBy(asc(practiceLearners.candidateId))
    .limit(limit);
}

/** Notes the reminder of a day. False: it was noted before. */
export async function noteReminder(
  transaction: Transaction,
  candidateId: string,
  day: CalendarDay,
): Promise<boolean> {
  const { rowCount } = await transaction
    .update(practiceLearners)
    .set({ remindedOn: day })
    .where(
      and(
        eq(practiceLearners.candidateId, candidateId),
        or(isNull(practiceLearners.remindedOn), ne(practiceLearners.remindedOn, day)),
      ),
    );
  return (rowCount ?? 0) > 0;
}

/** Notes days of practice, each once. */
export async function addPracticeDays(
  transaction: Transaction,
  candidateId: string,
  days: Iterable<CalendarDay>,
): Promise<void> {
  const rows = [...new Set(days)].map((day) => ({ candidateId, day }));
  if (rows.length > 0) await transaction.insert(practiceDays).values(rows).onConflictDoNothing();
}

/** The days of practice of a person, in any order. */
export async function listPracticeDays(
  database: DatabaseOrTransaction,
  candidates: Candidates,
): Promise<CalendarDay[]> {
  const rows = await database
    .select({ day: practiceDays.day })
    .from(practiceDays)
    .where(isAmong(practiceDays.candidateId, candidates));
  return rows.map(({ day }) => day);
}
