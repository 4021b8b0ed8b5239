import { findCandidatesOf } from '#features/accounts/server/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { lockLearner } from '../learners/learner-store.ts';
import { saveSections } from './section-store.ts';

/**
 * Takes the marks of a section of a mock test into the mastery of its types, in the transaction of its caller: a type is
 * ready when it is so with a section among its latest answers. A second time, after an appeal, the marks replace the
 * first ones. `answers`: those that were given, without blanks.
 */
export async function noteSection(
  transaction: Transaction,
  section: { readonly candidateId: string; readonly attemptId: string; readonly at: Date },
  answers: readonly { readonly type: string; readonly right: boolean }[],
): Promise<void> {
  const { candidateId, at } = section;
  if (answers.length === 0 || !(await findCandidatesOf(transaction, candidateId))) return;
  await lockLearner(transaction, { candidateId, createdAt: at });
  const byType = Map.groupBy(answers, ({ type }) => type);
  await saveSections(
    transaction,
    [...byType].map(([type, own]) => ({
      ...section,
      type,
      right: own.filter(({ right }) => right).length,
      answers: own.length,
    })),
  );
}
