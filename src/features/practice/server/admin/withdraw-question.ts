import { findCandidatesOf } from '#features/accounts/server/index.ts';
import { setWithdrawn } from '../answers/answer-store.ts';
import { moveLearnerRatings } from '../answers/move-learner-ratings.ts';
import { refoldQuestion } from '../answers/refold-question.ts';
import { addWithdrawal, deleteWithdrawal, lockWithdrawals } from '../content/withdrawal-store.ts';
import { lockLearner } from '../learners/learner-store.ts';
import { refoldCardsOf } from '../memory/fold-card.ts';
import type { PracticeDependencies } from '../practice-dependencies.ts';
import { listAnswerers } from './stats-store.ts';

type Place = { readonly set: string; readonly number: number };
type Dependencies = Pick<PracticeDependencies, 'database' | 'catalogue' | 'clock'>;

/**
 * Takes the answers to a question out of everything that is made of them, or in again: ratings, cards, the state of the
 * question, mistakes. Mastery leaves them out by itself. Each learner is a transaction, so that nobody waits for all;
 * what an interruption left out, the next call does. Returns how many answered.
 */
async function recompute(dependencies: Dependencies, place: Place, withdrawn: boolean): Promise<number> {
  const { database, clock } = dependencies;
  const learners = await listAnswerers(database, place);
  for (const candidateId of learners) {
    await database.transaction(async (transaction) => {
      await lockLearner(transaction, { candidateId, createdAt: clock.now() });
      const candidates = await findCandidatesOf(transaction, candidateId);
      if (!candidates) return;
      const writer = { candidateId, candidates };
      const changed = await setWithdrawn(transaction, candidates, place, withdrawn);
      const ids = changed.map(({ id }) => id);
      await moveLearnerRatings(transaction, writer, changed, withdrawn ? -1 : 1);
      await refoldCardsOf(transaction, writer, ids);
      await refoldQuestion(dependencies, transaction, writer, place);
    });
  }
  return learners.length;
}

/** Takes a question out, and its answers with it. */
export async function withdrawQuestion(
  dependencies: Dependencies,
  { set, number, reason }: Place & { readonly reason: string },
): Promise<number> {
  const { database, clock } = dependencies;
  await database.transaction(async (transaction) => {
    await lockWithdrawals(transaction);
    await addWithdrawal(transaction, { set, number, reason, withdrawnAt: clock.now() });
  });
  return recompute(dependencies, { set, number }, true);
}

/** Asks a withdrawn question again, and counts its answers again. */
export async function restoreQuestion(dependencies: Dependencies, place: Place): Promise<number> {
  await dependencies.database.transaction((transaction) => deleteWithdrawal(transaction, place));
  return recompute(dependencies, place, false);
}
