import { lockLearner } from '../learners/learner-store.ts';
import type { Writer } from '../learners/start-practice.ts';
import type { PracticeDependencies } from '../practice-dependencies.ts';
import { addWord, changeWord, countWordRows, countWords, findWord, type StoredWord } from './word-store.ts';

const MOST_CARDS = 3_000;
/** Deleted ones among them. */
const MOST_ROWS = 10_000;

type Change = Pick<
  StoredWord,
  'id' | 'word' | 'meaning' | 'example' | 'partners' | 'fromPath' | 'suspended' | 'sequence'
>;

/**
 * Adds a card, or changes it unless a newer change is stored or it was deleted. Gives what is stored then. Refused: the
 * learner has as many cards as there may be.
 */
export async function saveWord(
  { database, clock }: Pick<PracticeDependencies, 'database' | 'clock'>,
  { candidateId, candidates }: Writer,
  zone: string,
  card: Change,
): Promise<
  | { readonly ok: true; readonly word: StoredWord }
  | { readonly ok: false; readonly refusal: 'too-many-cards' }
> {
  return database.transaction(async (transaction) => {
    const now = clock.now();
    await lockLearner(transaction, { candidateId, zone, createdAt: now });
    const { id, ...change } = card;
    const stored = await findWord(transaction, candidates, id);
    if (stored) {
      if (stored.deletedAt || stored.sequence >= card.sequence) return { ok: true, word: stored };
      await changeWord(transaction, stored, change);
      return { ok: true, word: { ...stored, ...change } };
    }
    const isFull =
      (await countWords(transaction, candidates)) >= MOST_CARDS ||
      (await countWordRows(transaction, candidates)) >= MOST_ROWS;
    if (isFull) return { ok: false, refusal: 'too-many-cards' };
    const word = { candidateId, ...card, createdAt: now, deletedAt: null };
    await addWord(transaction, word);
    return { ok: true, word };
  });
}
