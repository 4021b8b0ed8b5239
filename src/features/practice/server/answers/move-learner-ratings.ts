import type { Transaction } from '#platform/database/database.ts';
import { clampRating, ratingOfNewSkill } from '../../domain/rating.ts';
import { countAnswers } from '../learners/learner-store.ts';
import type { Writer } from '../learners/start-practice.ts';
import { listRatings, saveRating } from '../ratings/rating-store.ts';
import type { StoredAnswer } from './answer-store.ts';

/** Moves a learner’s ratings by the steps of some answers: out (−1) where they do not count any more, or in again (1). */
export async function moveLearnerRatings(
  transaction: Transaction,
  { candidateId, candidates }: Writer,
  answers: readonly Pick<StoredAnswer, 'skill' | 'learnerStep'>[],
  by: 1 | -1,
): Promise<void> {
  const rated = answers.flatMap(({ skill, learnerStep: step }) => (step === null ? [] : [{ skill, step }]));
  if (rated.length === 0) return;
  const ratings = await listRatings(transaction, candidates);
  for (const [skill, own] of Map.groupBy(rated, (each) => each.skill)) {
    const before = ratings.get(skill) ?? ratingOfNewSkill(ratings.values());
    await saveRating(transaction, candidateId, candidates, skill, {
      value: clampRating(before.value + by * own.reduce((sum, { step }) => sum + step, 0)),
      answers: Math.max(0, before.answers + by * own.length),
    });
  }
  await countAnswers(transaction, candidateId, by * rated.length);
}
