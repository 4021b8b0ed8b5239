import { and, count, desc, eq, gte, isNull, sql, sum } from 'drizzle-orm';
import { isAmong } from '#features/accounts/server/index.ts';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import { practiceSessions } from '../tables.ts';

export type StoredSession = typeof practiceSessions.$inferSelect;

/** A session of a person. */
export async function findSession(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  id: string,
): Promise<StoredSession | undefined> {
  const [row] = await database
    .select()
    .from(practiceSessions)
    .where(and(isAmong(practiceSessions.candidateId, candidates), eq(practiceSessions.id, id)))
    .orderBy(desc(practiceSessions.startedAt))
    .limit(1);
  return row;
}

/** The sessions that a packet of answers names, by their ids. */
export async function findSessions(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, StoredSession>> {
  const found = new Map<string, StoredSession>();
  for (const id of new Set(ids)) {
    const session = await findSession(database, candidates, id);
    if (session) found.set(id, session);
  }
  return found;
}

/** Stores a session unless its learner has one of this id. */
export async function addSession(transaction: Transaction, session: StoredSession): Promise<void> {
  await transaction.insert(practiceSessions).values(session).onConflictDoNothing();
}

/** How many sessions a person started since an instant. */
export async function countSessionsSince(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  since: Date,
): Promise<number> {
  const [row] = await database
    .select({ sessions: count() })
    .from(practiceSessions)
    .where(and(isAmong(practiceSessions.candidateId, candidates), gte(practiceSessions.startedAt, since)));
  return row?.sessions ?? 0;
}

/** How many questions the sessions have that a person started since an instant. */
export async function countQuestionsSince(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  since: Date,
): Promise<number> {
  const [row] = await database
    .select({ questions: sum(practiceSessions.questionCount) })
    .from(practiceSessions)
    .where(and(isAmong(practiceSessions.candidateId, candidates), gte(practiceSessions.startedAt, since)));
  return Number(row?.questions ?? 0);
}

/** The latest session of a person that was started since an instant and is not finished. */
export async function findOpenSession(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  since: Date,
): Promise<StoredSession | undefined> {
  const [row] = await database
    .select()
    .from(practiceSessions)
    .where(
      and(
        isAmong(practiceSessions.candidateId, candidates),
        gte(practiceSessions.startedAt, since),
        isNull(practiceSessions.finishedAt),
      ),
    )
    .orderBy(desc(practiceSessions.startedAt))
    .limit(1);
  return row;
}

/** Ends a session of a person; its first end stays. Undefined: there is none. */
export async function finishSession(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  id: string,
  now: Date,
): Promise<(StoredSession & { readonly finishedAt: Date }) | undefined> {
  const [row] = await database
    .update(practiceSessions)
    .set({ finishedAt: sql`coalesce(${practiceSessions.finishedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(isAmong(practiceSessions.candidateId, candidates), eq(practiceSessions.id, id)))
    .returning();
  return row && { ...row, finishedAt: row.finishedAt ?? now };
}
