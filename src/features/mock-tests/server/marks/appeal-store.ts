import { and, asc, desc, eq, gte, ilike, isNull, lt, or } from 'drizzle-orm';
import { isPersonLike } from '#features/accounts/server/index.ts';
import type { Skill } from '#ielts/paper/paper.ts';
import { containsPattern } from '#platform/database/contains-pattern.ts';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import { isAfterPosition } from '#platform/paging/is-after-position.ts';
import type { PagePosition } from '#platform/paging/page-cursor.ts';
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

export type AppealFilter = {
  /** Answered appeals too, the newest first. Without them: the oldest first, as they should be answered. */
  readonly all: boolean;
  /** Part of the learner's name or address, or of the reason. */
  readonly search?: string | undefined;
  readonly skill?: Skill | undefined;
  /** Made at or after the first instant, and before the second. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** Leaves out this appeal and those before it in the list. */
  readonly after?: PagePosition | undefined;
};

/** The appeals that match a filter, with their attempts. */
export async function searchAppeals(
  database: DatabaseOrTransaction,
  { all, search = '', skill, from, to, after }: AppealFilter,
  limit: number,
): Promise<AppealWithAttempt[]> {
  const { createdAt, id, reason, candidateId, answeredAt } = markAppeals;
  const order = all ? 'newest-first' : 'oldest-first';
  const direction = all ? desc : asc;
  const rows = await database
    .select({ appeal: markAppeals, attempt: attempts })
    .from(markAppeals)
    .innerJoin(
      attempts,
      and(eq(attempts.candidateId, markAppeals.candidateId), eq(attempts.id, markAppeals.attemptId)),
    )
    .where(
      and(
        all ? undefined : isNull(answeredAt),
        search.trim()
          ? or(ilike(reason, containsPattern(search)), isPersonLike(candidateId, search))
          : undefined,
        skill ? eq(attempts.skill, skill) : undefined,
        from ? gte(createdAt, from) : undefined,
        to ? lt(createdAt, to) : undefined,
        after ? isAfterPosition(createdAt, id, after, order) : undefined,
      ),
    )
    .orderBy(direction(createdAt), direction(id))
    .limit(limit);
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
