import { and, asc, eq, isNull } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import type { AppealVerdict } from '../../domain/results/appeal.ts';
import { markAppeals } from '../appeal-tables.ts';
import { toAttempt, type AttemptKey, type StoredAttempt } from '../attempts/attempt-store.ts';
import { attempts } from '../tables.ts';

/** A stored appeal. */
export type StoredAppeal = typeof markAppeals.$inferSelect;

type NewAppeal = Pick<StoredAppeal, 'id' | 'number' | 'reason' | 'createdAt'> & AttemptKey;

/** Undefined: the mark has an appeal already. */
export async function addAppeal(
  database: DatabaseOrTransaction,
  appeal: NewAppeal,
): Promise<StoredAppeal | undefined> {
  const [added] = await database.insert(markAppeals).values(appeal).onConflictDoNothing().returning();
  return added;
}

/** The appeals of an attempt by their questions. */
export async function listAppeals(
  database: DatabaseOrTransaction,
  { candidateId, attemptId }: AttemptKey,
): Promise<StoredAppeal[]> {
  return database
    .select()
    .from(markAppeals)
    .where(and(eq(markAppeals.candidateId, candidateId), eq(markAppeals.attemptId, attemptId)))
    .orderBy(asc(markAppeals.number));
}

export type AppealWithAttempt = { readonly appeal: StoredAppeal; readonly attempt: StoredAttempt };

/** With their attempts, the oldest first, 200 at most. */
export async function listAppealsToAnswer(
  database: DatabaseOrTransaction,
  { all }: { readonly all: boolean },
): Promise<AppealWithAttempt[]> {
  const rows = await database
    .select({ appeal: markAppeals, attempt: attempts })
    .from(markAppeals)
    .innerJoin(
      attempts,
      and(eq(attempts.candidateId, markAppeals.candidateId), eq(attempts.id, markAppeals.attemptId)),
    )
    .where(all ? undefined : isNull(markAppeals.answeredAt))
    .orderBy(asc(markAppeals.createdAt), asc(markAppeals.id))
    .limit(200);
  return rows.map(({ appeal, attempt }) => ({ appeal, attempt: toAttempt(attempt) }));
}

/** Finds an appeal and locks it until the transaction ends, so nobody else answers it. */
export async function findAppealForUpdate(
  transaction: Transaction,
  id: string,
): Promise<StoredAppeal | undefined> {
  const [row] = await transaction.select().from(markAppeals).where(eq(markAppeals.id, id)).for('update');
  return row;
}

type Answer = {
  readonly verdict: AppealVerdict;
  readonly answer: string;
  readonly answeredAt: Date;
  readonly answeredBy: string;
};

export async function keepAppealAnswer(transaction: Transaction, id: string, answer: Answer): Promise<void> {
  await transaction.update(markAppeals).set(answer).where(eq(markAppeals.id, id));
}
