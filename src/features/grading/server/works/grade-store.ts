import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import { grades } from '../tables.ts';
import type { WorkKey } from './work-store.ts';

export type GradeRow = typeof grades.$inferSelect;

/** Stores a grade. A second one by the same grader in the same version changes nothing. */
export async function addGrade(transaction: Transaction, grade: typeof grades.$inferInsert): Promise<void> {
  await transaction.insert(grades).values(grade).onConflictDoNothing();
}

/** The grades of a work, the oldest first. */
export async function listGrades(
  database: DatabaseOrTransaction,
  { candidateId, id }: WorkKey,
): Promise<GradeRow[]> {
  return database
    .select()
    .from(grades)
    .where(and(eq(grades.candidateId, candidateId), eq(grades.workId, id)))
    .orderBy(asc(grades.gradedAt));
}

/** The grades of some works, by the id of the work. */
export async function listGradesOf(
  database: DatabaseOrTransaction,
  listed: readonly WorkKey[],
): Promise<ReadonlyMap<string, GradeRow[]>> {
  if (listed.length === 0) return new Map();
  const rows = await database
    .select()
    .from(grades)
    .where(
      and(
        inArray(grades.candidateId, [...new Set(listed.map(({ candidateId }) => candidateId))]),
        inArray(
          grades.workId,
          listed.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(grades.gradedAt));
  const byWork = new Map<string, GradeRow[]>();
  for (const row of rows) byWork.set(row.workId, [...(byWork.get(row.workId) ?? []), row]);
  return byWork;
}
