import type { ReviewRating } from '../../domain/fold-reviews.ts';
import { addUndone, findUndone } from '../answers/answer-store.ts';
import { addPracticeDays, lockLearner } from '../learners/learner-store.ts';
import { dayAt } from '../learners/practice-time.ts';
import type { Writer } from '../learners/start-practice.ts';
import { addReviews, findReviews, type StoredReview } from '../memory/card-store.ts';
import { foldNewReviews, refoldCard } from '../memory/fold-card.ts';
import type { PracticeDependencies } from '../practice-dependencies.ts';
import { findLedTo } from './word-store.ts';

type SentReview = {
  readonly review: string;
  readonly card: string;
  readonly rating: ReviewRating;
  readonly ms: number;
  readonly at: string;
  readonly undone: boolean;
};

/** Saves reviews of word cards, each once. A slip never counts, whether it or its review arrives first. */
export async function saveReviews(
  { database, clock }: Pick<PracticeDependencies, 'database' | 'clock'>,
  writer: Writer,
  { zone, reviews: sent }: { readonly zone: string; readonly reviews: readonly SentReview[] },
): Promise<{ saved: string[]; refused: string[]; cards: string[] }> {
  const { candidateId, candidates } = writer;
  return database.transaction(async (transaction) => {
    const now = clock.now();
    await lockLearner(transaction, { candidateId, zone, createdAt: now });
    const known = await findLedTo(
      transaction,
      candidates,
      sent.map(({ card }) => card),
    );
    const refused = sent.filter(({ card }) => !known.has(card)).map(({ review }) => review);
    const accepted = sent.flatMap((each) => {
      const word = known.get(each.card);
      return word ? [{ ...each, card: word.id, earliest: word.createdAt.getTime() }] : [];
    });
    const ids = accepted.map(({ review }) => review);

    const stored = new Set((await findReviews(transaction, candidates, ids)).map(({ id }) => id));
    const lines = accepted.flatMap(({ review, card, rating, ms, at, earliest }): StoredReview[] => {
      if (stored.has(review)) return [];
      stored.add(review);
      const instant = new Date(Math.min(now.getTime(), Math.max(earliest, Date.parse(at))));
      const day = dayAt(instant, zone);
      return [{ candidateId, id: review, kind: 'word', card, rating, ms, at: instant, day, receivedAt: now }];
    });
    await addReviews(transaction, lines);
    const slips = accepted.filter(({ undone }) => undone).map(({ review }) => review);
    await addUndone(transaction, candidateId, slips, now);

    const undone = await findUndone(transaction, candidates, ids);
    const changed = new Set(accepted.filter(({ review }) => undone.has(review)).map(({ card }) => card));
    // A card with a slip is folded from its whole log, which has the new lines already.
    await foldNewReviews(
      transaction,
      writer,
      'word',
      lines.filter(({ card }) => !changed.has(card)),
    );
    for (const card of changed) await refoldCard(transaction, writer, { kind: 'word', card });
    await addPracticeDays(
      transaction,
      candidateId,
      lines.filter(({ id }) => !undone.has(id)).map(({ day }) => day),
    );
    return {
      saved: [...new Set(ids)],
      refused: [...new Set(refused)],
      cards: [...new Set(accepted.map(({ card }) => card))],
    };
  });
}
