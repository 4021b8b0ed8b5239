import type { Transaction } from '#platform/database/database.ts';
import { addEvidence, NO_EVIDENCE } from '../../domain/ability.ts';
import { countAnswers } from '../learners/learner-store.ts';
import type { Writer } from '../learners/start-practice.ts';
import { listRatings, saveRating } from '../ratings/rating-store.ts';
import type { StoredAnswer } from './answer-store.ts';

/** Takes what some answers say out of a learner’s ratings (−1) where they do not count any more, or in again (1). */
export async function moveLearnerRatings(
  transaction: Transaction,
  { candidateId, candidates }: Writer,
  answers: readonly Pick<StoredAnswer, 'skill' | 'learnerStep' | 'learnerInformation'>[],
  by: 1 | -1,
): Promise<void> {
  const rated = answers.flatMap(({ skill, learnerStep: weighted, learnerInformation: information }) =>
    weighted === null || information === null
      ? []
      : [{ skill, evidence: { answers: 1, information, weighted } }],
  );
  if (rated.length === 0) return;
  const ratings = await listRatings(transaction, candidates);
  for (const [skill, own] of Map.groupBy(rated, (each) => each.skill)) {
    const after = own.reduce(
      (sum, { evidence }) => addEvidence(sum, evidence, by),
      ratings.get(skill) ?? NO_EVIDENCE,
    );
    await saveRating(transaction, candidateId, candidates, skill, after);
  }
  await countAnswers(transaction, candidateId, by * rated.length);
}
