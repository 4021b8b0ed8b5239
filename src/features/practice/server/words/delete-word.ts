import type { Candidates } from '#platform/http/candidates.ts';
import { lockPerson } from '../learners/learner-store.ts';
import type { PracticeDependencies } from '../practice-dependencies.ts';
import { emptyWord, findWholeWord, type StoredWord } from './word-store.ts';

/**
 * Deletes a card, or the one that it is part of since a sign-in: that is the card its learner sees. Gives the deleted
 * card as it was, or null where it was deleted before. Refused: there is no card of this id.
 */
export async function deleteWord(
  { database, clock }: Pick<PracticeDependencies, 'database' | 'clock'>,
  candidates: Candidates,
  id: string,
): Promise<
  | { readonly ok: true; readonly word: StoredWord | null }
  | { readonly ok: false; readonly refusal: 'card-unknown' }
> {
  return database.transaction(async (transaction) => {
    // A sign-in may be merging the card at this moment.
    await lockPerson(transaction, candidates);
    const word = await findWholeWord(transaction, candidates, id);
    if (!word) return { ok: false, refusal: 'card-unknown' };
    if (word.deletedAt) return { ok: true, word: null };
    await emptyWord(transaction, candidates, { id: word.id, now: clock.now() });
    return { ok: true, word };
  });
}
