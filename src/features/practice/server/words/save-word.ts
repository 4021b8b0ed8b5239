import type { Transaction } from '#platform/database/database.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import { lockLearner } from '../learners/learner-store.ts';
import type { Writer } from '../learners/start-practice.ts';
import type { PracticeDependencies } from '../practice-dependencies.ts';
import {
  addWords,
  changeWord,
  countWordRows,
  countWords,
  findWholeWord,
  findWord,
  hasOtherCard,
  type StoredWord,
} from './word-store.ts';

const MOST_CARDS = 3_000;
/** Deleted ones among them. */
const MOST_ROWS = 10_000;

type WordChange = Pick<
  StoredWord,
  'id' | 'word' | 'meaning' | 'example' | 'partners' | 'fromPath' | 'suspended' | 'sequence'
>;
type Dependencies = Pick<PracticeDependencies, 'database' | 'clock'>;
type Saved<Refusal extends string> =
  | { readonly ok: true; readonly word: StoredWord }
  | { readonly ok: false; readonly refusal: Refusal };

/** Whether a person may have so many cards more, and the table so many rows. */
export async function hasRoom(
  transaction: Transaction,
  candidates: Candidates,
  more: { readonly cards: number; readonly rows: number },
): Promise<boolean> {
  return (
    (await countWords(transaction, candidates)) + more.cards <= MOST_CARDS &&
    (await countWordRows(transaction, candidates)) + more.rows <= MOST_ROWS
  );
}

/**
 * Adds a card, or changes it unless a newer change is stored or it was deleted. Gives what is stored then. Refused: the
 * learner has another card of the word, or as many cards as there may be.
 */
export async function saveWord(
  { database, clock }: Dependencies,
  { candidateId, candidates }: Writer,
  zone: string,
  card: WordChange,
): Promise<Saved<'word-kept' | 'too-many-cards'>> {
  return database.transaction(async (transaction) => {
    const now = clock.now();
    await lockLearner(transaction, { candidateId, zone, createdAt: now });
    const { id, ...change } = card;
    const stored = await findWord(transaction, candidates, id);
    if (stored && (stored.deletedAt || stored.sequence >= card.sequence)) return { ok: true, word: stored };
    // A card of a visitor and one of the account may have the same word. Both can be changed.
    const isSameWord = stored?.word.toLowerCase() === card.word.toLowerCase();
    if (!isSameWord && (await hasOtherCard(transaction, candidates, card)))
      return { ok: false, refusal: 'word-kept' };
    if (stored) {
      await changeWord(transaction, stored, change);
      return { ok: true, word: { ...stored, ...change } };
    }
    if (!(await hasRoom(transaction, candidates, { cards: 1, rows: 1 })))
      return { ok: false, refusal: 'too-many-cards' };
    const word = { candidateId, ...card, createdAt: now, deletedAt: null, mergedInto: null };
    await addWords(transaction, [word]);
    return { ok: true, word };
  });
}

/**
 * Takes back the deletion of a card, or of the one that it is part of since a sign-in. Its reviews were kept, so it is
 * due as before. A card that is not deleted stays as it is. Refused: there is no card of this id, the learner has a new
 * card of the word, or as many cards as there may be.
 */
export async function restoreWord(
  { database, clock }: Dependencies,
  { candidateId, candidates }: Writer,
  zone: string,
  card: WordChange,
): Promise<Saved<'card-unknown' | 'word-kept' | 'too-many-cards'>> {
  return database.transaction(async (transaction) => {
    await lockLearner(transaction, { candidateId, zone, createdAt: clock.now() });
    const stored = await findWholeWord(transaction, candidates, card.id);
    if (!stored) return { ok: false, refusal: 'card-unknown' };
    if (!stored.deletedAt) return { ok: true, word: stored };
    // The page may have counted the changes of the card that was merged.
    const change = { ...card, id: stored.id, sequence: Math.max(card.sequence, stored.sequence + 1) };
    if (await hasOtherCard(transaction, candidates, change, stored))
      return { ok: false, refusal: 'word-kept' };
    const isFull = !(await hasRoom(transaction, candidates, { cards: 1, rows: 0 }));
    if (isFull) return { ok: false, refusal: 'too-many-cards' };
    await changeWord(transaction, stored, change);
    return { ok: true, word: { ...stored, ...change, deletedAt: null } };
  });
}
