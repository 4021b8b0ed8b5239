import { ratingOfBand } from '../../domain/rating.ts';
import { questionName } from '../content/practice-catalogue.ts';
import { lockLearner } from '../learners/learner-store.ts';
import type { Writer } from '../learners/start-practice.ts';
import { refoldCardsOf } from '../memory/fold-card.ts';
import type { PracticeDependencies } from '../practice-dependencies.ts';
import { moveQuestionRatings } from '../ratings/rating-store.ts';
import { addUndone, countUndone, undoAnswers } from './answer-store.ts';
import { moveLearnerRatings } from './move-learner-ratings.ts';
import { refoldQuestion } from './refold-question.ts';

/** Nobody makes as many slips; a script must not fill the disk. */
const MOST_UNDONE = 20_000;

/**
 * Takes answers back that were a slip. Both ratings go back by the step that the answer moved them. An id that is not
 * here yet is noted, so that its answer never counts. False: too many were taken back.
 */
export async function undoPracticeAnswers(
  dependencies: PracticeDependencies,
  writer: Writer,
  ids: readonly string[],
): Promise<boolean> {
  const { database, clock } = dependencies;
  const { candidateId, candidates } = writer;
  return database.transaction(async (transaction) => {
    const now = clock.now();
    await lockLearner(transaction, { candidateId, createdAt: now });
    if ((await countUndone(transaction, candidates)) > MOST_UNDONE) return false;
    await addUndone(transaction, candidateId, ids, now);
    const undone = await undoAnswers(transaction, candidates, ids, now);
    await refoldCardsOf(transaction, writer, ids);
    const questions = new Map(undone.map((each) => [questionName(each.set, each.number), each]));
    for (const question of questions.values()) {
      await refoldQuestion(dependencies, transaction, writer, question);
    }
    // The steps of answers to withdrawn questions are out already.
    const counted = undone.filter(({ withdrawn }) => !withdrawn);
    await moveLearnerRatings(transaction, writer, counted, -1);
    await moveQuestionRatings(
      transaction,
      undone.flatMap(({ set, number, bandTimesTwo, questionStep }) =>
        questionStep === null
          ? []
          : [
              {
                set,
                number,
                start: ratingOfBand(bandTimesTwo / 2).value,
                step: -questionStep,
                answers: -1 as const,
              },
            ],
      ),
    );
    return true;
  });
}
