import { and, count, desc, eq, gte, lt, min, notExists, sql, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import { graderUses, grades, works } from '../tables.ts';

/** From an instant on, and before another one. */
export type Period = { readonly from: Date; readonly to: Date };

/** Uses of one kind on one day in UTC, `2026-11-24`. */
export type UseCount = {
  readonly day: string;
  /** Null: this machine alone graded. */
  readonly service: { readonly model: string; readonly host: string } | null;
  readonly outcome: string;
  readonly count: number;
  readonly tokensIn: number;
  readonly tokensOut: number;
  readonly costMicro: number;
  /** How many asked for something, and how long those took together. */
  readonly asked: number;
  readonly ms: number;
};

/** The reason of texts that were graded here because nothing else is set up. */
const ONLY_GRADER = 'only-grader';

/** The uses of services outside this site, counted. */
export async function countServiceUses(
  database: DatabaseOrTransaction,
  { from, to }: Period,
): Promise<readonly UseCount[]> {
  const day = dayOf(graderUses.at);
  const { model, host, outcome } = graderUses;
  const wasAsked = sql`${graderUses.tokensIn} > 0`;
  const rows = await database
    .select({
      day,
      model,
      host,
      outcome,
      count: count(),
      tokensIn: sum(graderUses.tokensIn),
      tokensOut: sum(graderUses.tokensOut),
      costMicro: sum(graderUses.costMicro),
      asked: sql<string>`count(*) filter (where ${wasAsked})`,
      ms: sql<string | null>`sum(${graderUses.ms}) filter (where ${wasAsked})`,
    })
    .from(graderUses)
    .where(and(gte(graderUses.at, from), lt(graderUses.at, to)))
    .groupBy(day, model, host, outcome)
    .orderBy(desc(day), model, host, outcome);
  return rows.map((row) => ({
    day: row.day,
    service: { model: row.model, host: row.host },
    outcome: row.outcome,
    count: row.count,
    tokensIn: Number(row.tokensIn),
    tokensOut: Number(row.tokensOut),
    costMicro: Number(row.costMicro),
    asked: Number(row.asked),
    ms: Number(row.ms ?? 0),
  }));
}

/** The texts that this machine alone graded, counted by the reason. */
export async function countLocalGrades(
  database: DatabaseOrTransaction,
  { from, to }: Period,
): Promise<readonly UseCount[]> {
  const day = dayOf(grades.gradedAt);
  const outcome = sql<string>`coalesce(${grades.localReason}, '${sql.raw(ONLY_GRADER)}')`;
  const other = alias(grades, 'other');
  const byModel = database
    .select({ one: sql`1` })
    .from(other)
    .where(
      and(
        eq(other.candidateId, grades.candidateId),
        eq(other.workId, grades.workId),
        eq(other.grader, 'model'),
      ),
    );
  const rows = await database
    .select({ day, outcome, count: count(), ms: sum(grades.ms) })
    .from(grades)
    .where(
      and(
        eq(grades.grader, 'local'),
        gte(grades.gradedAt, from),
        lt(grades.gradedAt, to),
        notExists(byModel),
      ),
    )
    .groupBy(day, outcome)
    .orderBy(desc(day), outcome);
  return rows.map((row) => ({
    day: row.day,
    service: null,
    outcome: row.outcome,
    count: row.count,
    tokensIn: 0,
    tokensOut: 0,
    costMicro: 0,
    asked: row.count,
    ms: Number(row.ms),
  }));
}

/** How many works wait, and since when the oldest one does. */
export async function measureQueue(
  database: DatabaseOrTransaction,
): Promise<{ readonly works: number; readonly oldestAt: Date | null }> {
  const [row] = await database
    .select({ works: count(), oldestAt: min(works.submittedAt) })
    .from(works)
    .where(eq(works.state, 'waiting'));
  return { works: row?.works ?? 0, oldestAt: row?.oldestAt ?? null };
}

function dayOf(column: typeof graderUses.at | typeof grades.gradedAt) {
  return sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`;
}
