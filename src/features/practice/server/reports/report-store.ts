import { and, count, desc, eq, gte, isNotNull, isNull } from 'drizzle-orm';
import { isAmong } from '#features/accounts/server/index.ts';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import { isAfterPosition } from '#platform/paging/is-after-position.ts';
import type { PagePosition } from '#platform/paging/page-cursor.ts';
import { practiceReports } from '../tables.ts';

export type StoredReport = typeof practiceReports.$inferSelect;

/** Stores a report, once by its id. */
export async function addReport(database: DatabaseOrTransaction, report: StoredReport): Promise<void> {
  await database.insert(practiceReports).values(report).onConflictDoNothing();
}

/** How many reports a person made since an instant. */
export async function countReportsSince(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  since: Date,
): Promise<number> {
  const [row] = await database
    .select({ reports: count() })
    .from(practiceReports)
    .where(and(isAmong(practiceReports.candidateId, candidates), gte(practiceReports.reportedAt, since)));
  return row?.reports ?? 0;
}

/** A page of reports, the newest first; one more than asked for where there is another page. */
export async function listReports(
  database: DatabaseOrTransaction,
  filter: {
    readonly state: 'open' | 'answered';
    readonly after: PagePosition | undefined;
    readonly limit: number;
  },
): Promise<StoredReport[]> {
  const { state, after, limit } = filter;
  const { answeredAt, reportedAt, id } = practiceReports;
  return database
    .select()
    .from(practiceReports)
    .where(
      and(
        state === 'open' ? isNull(answeredAt) : isNotNull(answeredAt),
        after && isAfterPosition(reportedAt, id, after),
      ),
    )
    .orderBy(desc(reportedAt), desc(id))
    .limit(limit + 1);
}

/** The reports of a person that were answered since an instant, the latest answer first. */
export async function listAnsweredSince(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  { since, most }: { readonly since: Date; readonly most: number },
): Promise<StoredReport[]> {
  const { candidateId, answeredAt, id } = practiceReports;
  return database
    .select()
    .from(practiceReports)
    .where(and(isAmong(candidateId, candidates), gte(answeredAt, since)))
    .orderBy(desc(answeredAt), desc(id))
    .limit(most);
}

/** How many reports have no answer. */
export async function countOpenReports(database: DatabaseOrTransaction): Promise<number> {
  const [row] = await database
    .select({ open: count() })
    .from(practiceReports)
    .where(isNull(practiceReports.answeredAt));
  return row?.open ?? 0;
}

/** A report by its id. */
export async function findReport(
  database: DatabaseOrTransaction,
  id: string,
): Promise<StoredReport | undefined> {
  const [row] = await database.select().from(practiceReports).where(eq(practiceReports.id, id));
  return row;
}

/** Answers a report that has no answer yet. Undefined: it has one, or there is none. */
export async function answerReport(
  transaction: Transaction,
  id: string,
  { reply, now }: { readonly reply: string; readonly now: Date },
): Promise<StoredReport | undefined> {
  const [row] = await transaction
    .update(practiceReports)
    .set({ reply, answeredAt: now })
    .where(and(eq(practiceReports.id, id), isNull(practiceReports.answeredAt)))
    .returning();
  return row;
}
