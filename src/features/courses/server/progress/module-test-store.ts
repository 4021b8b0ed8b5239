import { and, asc, eq } from 'drizzle-orm';
import { isAmong } from '#features/accounts/server/index.ts';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import { moduleTestAttempts } from '../tables.ts';

export type StoredTest = typeof moduleTestAttempts.$inferSelect;
type OfCourse = { readonly course: string; readonly module?: number };

/** The attempts of one person at the module tests of a course, the oldest first. */
export function listTests(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  { course, module }: OfCourse,
): Promise<StoredTest[]> {
  return database
    .select()
    .from(moduleTestAttempts)
    .where(
      and(
        isAmong(moduleTestAttempts.candidateId, candidates),
        eq(moduleTestAttempts.course, course),
        module === undefined ? undefined : eq(moduleTestAttempts.module, module),
      ),
    )
    .orderBy(asc(moduleTestAttempts.startedAt), asc(moduleTestAttempts.id));
}

export type TestSummary = Pick<
  StoredTest,
  'id' | 'module' | 'submittedAt' | 'rightCount' | 'questionCount' | 'passed'
>;

/** The same without questions and answers. */
export function listTestSummaries(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  course: string,
): Promise<TestSummary[]> {
  const { id, module, submittedAt, rightCount, questionCount, passed, startedAt } = moduleTestAttempts;
  return database
    .select({ id, module, submittedAt, rightCount, questionCount, passed })
    .from(moduleTestAttempts)
    .where(and(isAmong(moduleTestAttempts.candidateId, candidates), eq(moduleTestAttempts.course, course)))
    .orderBy(asc(startedAt));
}

type TestQuery = { readonly candidates: Candidates; readonly course: string; readonly testId: string };

const isTest = ({ candidates, course, testId }: TestQuery) =>
  and(
    isAmong(moduleTestAttempts.candidateId, candidates),
    eq(moduleTestAttempts.course, course),
    eq(moduleTestAttempts.id, testId),
  );

export async function findTest(
  database: DatabaseOrTransaction,
  query: TestQuery,
): Promise<StoredTest | undefined> {
  const [row] = await database.select().from(moduleTestAttempts).where(isTest(query));
  return row;
}

/** The same with its row locked until the transaction ends. */
export async function findTestForUpdate(
  transaction: Transaction,
  query: TestQuery,
): Promise<StoredTest | undefined> {
  const [row] = await transaction.select().from(moduleTestAttempts).where(isTest(query)).for('update');
  return row;
}

export async function addTest(
  transaction: Transaction,
  test: typeof moduleTestAttempts.$inferInsert,
): Promise<StoredTest> {
  const [row] = await transaction.insert(moduleTestAttempts).values(test).returning();
  if (!row) throw new Error('A module test was not added.');
  return row;
}

/** Changes an attempt whose row is locked. */
export async function changeTest(
  transaction: Transaction,
  { candidateId, id }: Pick<StoredTest, 'candidateId' | 'id'>,
  changes: Partial<Pick<StoredTest, 'answers' | 'marks' | 'rightCount' | 'passed' | 'submittedAt'>>,
): Promise<void> {
  await transaction
    .update(moduleTestAttempts)
    .set(changes)
    .where(and(eq(moduleTestAttempts.candidateId, candidateId), eq(moduleTestAttempts.id, id)));
}
