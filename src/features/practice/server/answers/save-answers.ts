import { type CataloguedQuestion, questionName } from '../content/practice-catalogue.ts';
import { holdWithdrawals, listWithdrawals } from '../content/withdrawal-store.ts';
import type { Goal } from '../learners/find-goal.ts';
import { addPracticeDays, countAnswers, lockLearner } from '../learners/learner-store.ts';
import { dayAt } from '../learners/practice-time.ts';
import type { Writer } from '../learners/start-practice.ts';
import { addReviews, type StoredReview } from '../memory/card-store.ts';
import { foldNewReviews } from '../memory/fold-card.ts';
import type { PracticeDependencies } from '../practice-dependencies.ts';
import {
  listQuestionRatings,
  listRatings,
  moveQuestionRatings,
  saveRating,
} from '../ratings/rating-store.ts';
import { findSessions, type StoredSession } from '../learners/session-store.ts';
import {
  addAnswers,
  findAnswers,
  findUndone,
  listQuestionAnswers,
  listSessionAnswers,
  type StoredAnswer,
} from './answer-store.ts';
import { longestAnswer, markedColumns, reviewOf, type SentAnswer } from './mark-answer.ts';
import { createRater } from './rate-packet.ts';
import { refoldQuestion } from './refold-question.ts';
import { type Receipt, viewReceipts } from './view-receipt.ts';

type Because = 'session-unknown' | 'question-unknown' | 'question-withdrawn' | 'answer-too-long' | 'undone';

export type SavedAnswers = {
  readonly saved: readonly Receipt[];
  readonly superseded: readonly { readonly answer: string; readonly by: Receipt }[];
  readonly refused: readonly { readonly answer: string; readonly because: Because }[];
};

const placeOf = (session: string, set: string, number: number) => `${session} ${questionName(set, number)}`;
const isAskedIn = ({ parts }: StoredSession, unit: string) => parts.some(({ units }) => units.includes(unit));

/** Between the start of the session and now: a browser’s clock may be wrong. */
const instantOf = (at: string, { startedAt }: StoredSession, now: Date): Date =>
  new Date(Math.min(now.getTime(), Math.max(startedAt.getTime(), Date.parse(at))));

/**
 * Marks and saves a packet of answers, each once however often it comes. All writes of a learner wait for each other, so
 * of two devices that answer one question of a session the first one counts.
 */
export async function saveAnswers(
  dependencies: PracticeDependencies,
  writer: Writer,
  { chosenBand, examDate, retention }: Goal,
  { zone, answers: batch }: { readonly zone: string; readonly answers: readonly SentAnswer[] },
): Promise<SavedAnswers> {
  const { database, clock, catalogue } = dependencies;
  const { candidateId, candidates } = writer;
  return database.transaction(async (transaction) => {
    const now = clock.now();
    const today = dayAt(now, zone);
    await holdWithdrawals(transaction);
    const learner = await lockLearner(transaction, { candidateId, zone, createdAt: now });
    const ids = batch.map(({ answer }) => answer);
    const known = new Map((await findAnswers(transaction, candidates, ids)).map((each) => [each.id, each]));
    const undone = await findUndone(transaction, candidates, ids);
    const sessions = await findSessions(
      transaction,
      candidates,
      batch.map(({ session }) => session),
    );
    const counted = await listSessionAnswers(transaction, candidates, [...sessions.keys()]);
    const byPlace = new Map(
      counted.map((each) => [placeOf(each.sessionId, each.set, each.number), each] as const),
    );
    const withdrawn = await listWithdrawals(transaction);
    const answeredBefore = new Set<string>();
    for (const { set, number } of batch) {
      const earlier = await listQuestionAnswers(transaction, candidates, { set, number });
      if (earlier.some(({ right }) => right !== null)) answeredBefore.add(questionName(set, number));
    }
    const rater = createRater({
      ratings: await listRatings(transaction, candidates),
      questionRatings: await listQuestionRatings(
        transaction,
        batch.map(({ set }) => set),
      ),
      answers: learner.answers,
    });

    const saved: StoredAnswer[] = [];
    const added: StoredAnswer[] = [];
    const reviews: StoredReview[] = [];
    const superseded: { answer: string; by: StoredAnswer }[] = [];
    const refused: { answer: string; because: Because }[] = [];

    const refusalOf = (
      sent: SentAnswer,
      session: StoredSession | undefined,
      question: CataloguedQuestion | undefined,
    ): Because | undefined => {
      if (undone.has(sent.answer)) return 'undone';
      if (!session) return 'session-unknown';
      if (!question || !isAskedIn(session, question.unit.id)) return 'question-unknown';
      if (withdrawn.has(questionName(sent.set, sent.number))) return 'question-withdrawn';
      return sent.value.length > longestAnswer(question) ? 'answer-too-long' : undefined;
    };

    for (const sent of batch) {
      const { answer: id, set, number } = sent;
      const stored = known.get(id);
      if (stored) {
        if (stored.undoneAt === null) saved.push(stored);
        else refused.push({ answer: id, because: 'undone' });
        continue;
      }
      const session = sessions.get(sent.session);
      const question = catalogue.findQuestion(set, number);
      const because = refusalOf(sent, session, question);
      if (because !== undefined || !session || !question) {
        refused.push({ answer: id, because: because ?? 'question-unknown' });
        continue;
      }
      const place = placeOf(session.id, set, number);
      const first = byPlace.get(place);
      if (first) {
        superseded.push({ answer: id, by: first });
        continue;
      }
      const values = new Map(
        [...byPlace.values()]
          .filter((each) => each.sessionId === session.id && each.set === set)
          .map((each) => [each.number, each.value]),
      ).set(number, sent.value);
      const marked = markedColumns(question, values);
      const at = instantOf(sent.at, session, now);
      const name = questionName(set, number);
      const answer: StoredAnswer = {
        candidateId,
        id,
        sessionId: session.id,
        value: sent.value,
        unsure: sent.unsure,
        aided: sent.aided,
        ms: sent.ms,
        at,
        day: dayAt(at, zone),
        receivedAt: now,
        targetTimesTwo: chosenBand === null ? null : chosenBand * 2,
        undoneAt: null,
        withdrawn: false,
        ...marked,
        ...rater.rate(question, { ...marked, aided: sent.aided }, answeredBefore.has(name)),
      };
      if (answer.right !== null) answeredBefore.add(name);
      const review = reviewOf(answer, question);
      if (review) reviews.push(review);
      byPlace.set(place, answer);
      added.push(answer);
      saved.push(answer);
    }

    await addAnswers(transaction, added);
    await addReviews(transaction, reviews);
    await foldNewReviews(transaction, writer, 'family', reviews);
    const questions = new Map(added.map((each) => [questionName(each.set, each.number), each]));
    for (const question of questions.values()) {
      await refoldQuestion(dependencies, transaction, writer, question);
    }
    for (const skill of rater.changedSkills) {
      const rating = rater.ratings.get(skill);
      if (rating) {
        await saveRating(transaction, candidateId, candidates, skill, rating);
      }
    }
    await addPracticeDays(
      transaction,
      candidateId,
      added.map(({ day }) => day),
    );
    if (rater.count > 0) await countAnswers(transaction, candidateId, rater.count);
    // Last, as other learners wait for these rows until the transaction ends.
    await moveQuestionRatings(transaction, rater.moves);

    const shown = [...saved, ...superseded.map(({ by }) => by)];
    const receipts = await viewReceipts(dependencies, transaction, candidates, shown, {
      today,
      examDate,
      retention,
    });
    const receiptOf = ({ id }: StoredAnswer) => receipts.get(id) ?? [];
    return {
      saved: saved.flatMap(receiptOf),
      superseded: superseded.flatMap(({ answer, by }) =>
        [receiptOf(by)].flat().map((receipt) => ({ answer, by: receipt })),
      ),
      refused,
    };
  });
}
