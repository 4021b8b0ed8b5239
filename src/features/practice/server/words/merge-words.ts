import type { Transaction } from '#platform/database/database.ts';
import { mergeCards } from '../../domain/merge-cards.ts';
import { lockLearners } from '../learners/learner-store.ts';
import { refoldWords } from '../memory/fold-card.ts';
import { changeTexts, dropRows, leadTo, listDoubles, listParts } from './word-store.ts';

/**
 * Makes one card of those that an account and its visitor have of the same word: the oldest, with the texts of all, and
 * with the reviews of all in the order of time. In the transaction of a sign-in that takes over a visitor’s work, which
 * waits for it: the number of statements does not grow with the cards.
 */
export async function mergeWords(
  transaction: Transaction,
  { accountId, candidateIds }: { readonly accountId: string; readonly candidateIds: readonly string[] },
  now: Date,
): Promise<void> {
  await lockLearners(transaction, candidateIds);
  const candidates = { accountId };
  const merged = (await listDoubles(transaction, candidateIds)).flatMap(([kept, ...others]) =>
    kept ? [{ kept, others }] : [],
  );
  if (merged.length === 0) return;
  // A page that stayed open over a sign-out can have stored one card under both.
  await dropRows(
    transaction,
    merged.flatMap(({ kept, others }) => others.filter(({ id }) => id === kept.id)),
  );
  const leads = merged.flatMap(({ kept, others }) =>
    others.flatMap(({ id }) => (id === kept.id ? [] : [{ id, into: kept.id }])),
  );
  await leadTo(transaction, candidateIds, leads, now);
  await changeTexts(
    transaction,
    merged.map(({ kept, others }) => {
      const { candidateId, id } = kept;
      const { meaning, example, partners, fromPath, suspended, sequence } = others.reduce(mergeCards, kept);
      return { candidateId, id, meaning, example, partners, fromPath, suspended, sequence };
    }),
  );
  const cards = merged.map(({ kept }) => kept);
  const parts = await listParts(
    transaction,
    candidates,
    cards.map(({ id }) => id),
  );
  await refoldWords(transaction, candidates, cards, parts);
}
