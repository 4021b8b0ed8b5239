import type { Transaction } from '#platform/database/database.ts';
import { mergeCards } from '../../domain/merge-cards.ts';
import { lockLearners } from '../learners/learner-store.ts';
import { saveCard } from '../memory/card-store.ts';
import { refoldCard } from '../memory/fold-card.ts';
import { changeWord, dropRow, leadTo, listDoubles } from './word-store.ts';

/**
 * Makes one card of those that an account and its visitor have of the same word: the oldest, with the texts of all, and
 * with the reviews of all in the order of time. In the transaction of a sign-in that takes over a visitor’s work.
 */
export async function mergeWords(
  transaction: Transaction,
  { accountId, candidateIds }: { readonly accountId: string; readonly candidateIds: readonly string[] },
  now: Date,
): Promise<void> {
  await lockLearners(transaction, candidateIds);
  const candidates = { accountId };
  for (const [kept, ...others] of await listDoubles(transaction, candidateIds)) {
    if (!kept) continue;
    const { candidateId, id, word } = kept;
    for (const other of others) {
      // A page that stayed open over a sign-out can have stored one card under both.
      if (other.id === id) {
        await dropRow(transaction, other);
        continue;
      }
      await leadTo(transaction, candidateIds, { id: other.id, into: id, now });
      const place = { kind: 'word', card: other.id } as const;
      await saveCard(transaction, candidateId, candidates, place, null);
    }
    const { meaning, example, partners, fromPath, suspended, sequence } = others.reduce(mergeCards, kept);
    const change = { word, meaning, example, partners, fromPath, suspended, sequence };
    await changeWord(transaction, kept, change);
    await refoldCard(transaction, { candidateId, candidates }, { kind: 'word', card: id });
  }
}
