import type { Transaction } from '#platform/database/database.ts';
import { addReview, type CardState, foldReviews } from '../../domain/fold-reviews.ts';
import type { Writer } from '../learners/start-practice.ts';
import {
  type CardKind,
  findReviews,
  listCards,
  readLog,
  readWordLogs,
  saveCard,
  saveWordCards,
  type StoredReview,
} from './card-store.ts';
import { remember } from './scheduler.ts';

type Place = { readonly kind: CardKind; readonly card: string };

/** A learner’s own card begins with any review; others with the first answer that was not known. */
const beginsAlways = (kind: CardKind) => kind === 'word';

/** Folds the whole log of a card again and stores the state: after an undone review, or one that came late. */
export async function refoldCard(
  transaction: Transaction,
  { candidateId, candidates }: Writer,
  place: Place,
): Promise<void> {
  const { reviews, undone } = await readLog(transaction, candidates, place);
  const state = foldReviews(remember, reviews, beginsAlways(place.kind), undone);
  await saveCard(transaction, candidateId, candidates, place, state);
}

/**
 * Folds many cards of words again, each with the log of the cards that are part of it, and stores the states in place of
 * those of all of them. The number of statements does not grow with the cards. `parts`: by their ids, the card of each.
 */
export async function refoldWords(
  transaction: Transaction,
  candidates: Writer['candidates'],
  cards: readonly { readonly candidateId: string; readonly id: string }[],
  parts: ReadonlyMap<string, string>,
): Promise<void> {
  const names = [...new Set([...cards.map(({ id }) => id), ...parts.keys()])];
  const { reviews, undone } = await readWordLogs(transaction, candidates, names);
  const namesOf = Map.groupBy(names, (name) => parts.get(name) ?? name);
  const states = cards.flatMap(({ candidateId, id }) => {
    const log = (namesOf.get(id) ?? []).flatMap((name) => reviews.get(name) ?? []);
    const state = foldReviews(remember, log, beginsAlways('word'), undone);
    return state ? [{ candidateId, card: id, state }] : [];
  });
  await saveWordCards(transaction, candidates, states, names);
}

/** Folds the cards again that some reviews belong to. */
export async function refoldCardsOf(
  transaction: Transaction,
  writer: Writer,
  reviewIds: readonly string[],
): Promise<void> {
  const reviews = await findReviews(transaction, writer.candidates, reviewIds);
  const places = new Map(reviews.map(({ kind, card }) => [`${kind} ${card}`, { kind, card }]));
  for (const place of places.values()) await refoldCard(transaction, writer, place);
}

/**
 * Takes new reviews of one kind into their cards. They are in the log already. What follows the latest day of a card
 * costs one step; anything else folds its log again.
 */
export async function foldNewReviews(
  transaction: Transaction,
  writer: Writer,
  kind: CardKind,
  reviews: readonly StoredReview[],
): Promise<void> {
  const byCard = Map.groupBy(reviews, ({ card }) => card);
  const stored = await listCards(transaction, writer.candidates, kind, [...byCard.keys()]);
  for (const [card, own] of byCard) {
    const [before, ...more] = stored.get(card) ?? [];
    let state: CardState | null | undefined = more.length > 0 ? undefined : (before ?? null);
    for (const review of [...own].sort((one, other) => (one.day < other.day ? -1 : 1))) {
      if (state === undefined) break;
      state = addReview(remember, state, review, beginsAlways(kind));
    }
    if (state === undefined) await refoldCard(transaction, writer, { kind, card });
    else if (state !== (before ?? null)) {
      await saveCard(transaction, writer.candidateId, writer.candidates, { kind, card }, state);
    }
  }
}
