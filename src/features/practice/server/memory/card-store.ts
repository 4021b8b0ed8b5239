import {
  and,
  count,
  countDistinct,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  lte,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import { isAmong } from '#features/accounts/server/index.ts';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import type { CardState } from '../../domain/fold-reviews.ts';
import { practiceAnswers, practiceCards, practiceReviews, practiceUndone, practiceWords } from '../tables.ts';

export type CardKind = 'family' | 'word';
export type StoredReview = typeof practiceReviews.$inferSelect;

/** The cards of one kind by their names, each with its states: two, where a visitor and the account have one each. */
export async function listCards(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  kind: CardKind,
  names?: readonly string[],
): Promise<ReadonlyMap<string, readonly CardState[]>> {
  if (names?.length === 0) return new Map();
  const rows = await database
    .select()
    .from(practiceCards)
    .where(
      and(
        isAmong(practiceCards.candidateId, candidates),
        eq(practiceCards.kind, kind),
        names && inArray(practiceCards.card, [...new Set(names)]),
      ),
    );
  const found = new Map<string, CardState[]>();
  for (const { card, state } of rows) found.set(card, [...(found.get(card) ?? []), state]);
  return found;
}

/** Stores the state of a card, in place of all that was stored for the person. Null: nothing is remembered. */
export async function saveCard(
  transaction: Transaction,
  candidateId: string,
  candidates: Candidates,
  place: { readonly kind: CardKind; readonly card: string },
  state: CardState | null,
): Promise<void> {
  const { kind, card } = place;
  await transaction
    .delete(practiceCards)
    .where(
      and(
        isAmong(practiceCards.candidateId, candidates),
        eq(practiceCards.kind, kind),
        eq(practiceCards.card, card),
      ),
    );
  if (state) await transaction.insert(practiceCards).values({ candidateId, kind, card, state });
}

/** Adds reviews to the log, each once, and returns the ids of those that are new. */
export async function addReviews(
  transaction: Transaction,
  reviews: readonly StoredReview[],
): Promise<ReadonlySet<string>> {
  if (reviews.length === 0) return new Set();
  const added = await transaction
    .insert(practiceReviews)
    .values([...reviews])
    .onConflictDoNothing()
    .returning({ id: practiceReviews.id });
  return new Set(added.map(({ id }) => id));
}

/** The cards of words that are part of another since a sign-in: their reviews are its own. */
const isPartOf = (candidates: Candidates, card: string) =>
  sql`${practiceReviews.card} in (select ${practiceWords.id}::text from ${practiceWords}
    where ${isAmong(practiceWords.candidateId, candidates)} and ${practiceWords.mergedInto}::text = ${card})`;

/** The logs of many cards of words, by the names under which the reviews were stored, with the ids that were undone. */
export async function readWordLogs(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  cards: readonly string[],
): Promise<{ reviews: ReadonlyMap<string, readonly StoredReview[]>; undone: ReadonlySet<string> }> {
  const reviews = await database
    .select()
    .from(practiceReviews)
    .where(
      and(
        isAmong(practiceReviews.candidateId, candidates),
        eq(practiceReviews.kind, 'word'),
        inArray(practiceReviews.card, [...cards]),
      ),
    );
  const undone = await listUndone(database, candidates);
  return { reviews: Map.groupBy(reviews, ({ card }) => card), undone };
}

/** Stores the states of cards of words, in place of what was stored of them and of others for the person. */
export async function saveWordCards(
  transaction: Transaction,
  candidates: Candidates,
  states: readonly { readonly candidateId: string; readonly card: string; readonly state: CardState }[],
  replaced: readonly string[],
): Promise<void> {
  await transaction
    .delete(practiceCards)
    .where(
      and(
        isAmong(practiceCards.candidateId, candidates),
        eq(practiceCards.kind, 'word'),
        inArray(practiceCards.card, [...replaced]),
      ),
    );
  const rows = states.map((each) => ({ ...each, kind: 'word' as const }));
  if (rows.length > 0) await transaction.insert(practiceCards).values(rows);
}

async function listUndone(
  database: DatabaseOrTransaction,
  candidates: Candidates,
): Promise<ReadonlySet<string>> {
  const undone = await database
    .select({ id: practiceUndone.id })
    .from(practiceUndone)
    .where(isAmong(practiceUndone.candidateId, candidates));
  return new Set(undone.map(({ id }) => id));
}

/** The log of a card without the answers to withdrawn questions, with the ids that were undone. */
export async function readLog(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  { kind, card }: { readonly kind: CardKind; readonly card: string },
): Promise<{ reviews: StoredReview[]; undone: ReadonlySet<string> }> {
  const reviews = await database
    .select(getTableColumns(practiceReviews))
    .from(practiceReviews)
    .leftJoin(
      practiceAnswers,
      and(
        eq(practiceAnswers.candidateId, practiceReviews.candidateId),
        eq(practiceAnswers.id, practiceReviews.id),
      ),
    )
    .where(
      and(
        isAmong(practiceReviews.candidateId, candidates),
        eq(practiceReviews.kind, kind),
        kind === 'word'
          ? or(eq(practiceReviews.card, card), isPartOf(candidates, card))
          : eq(practiceReviews.card, card),
        or(isNull(practiceAnswers.id), eq(practiceAnswers.withdrawn, false)),
      ),
    );
  return { reviews, undone: await listUndone(database, candidates) };
}

/** Those of some ids that are in a person’s log. */
export async function findReviews(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  ids: readonly string[],
): Promise<StoredReview[]> {
  if (ids.length === 0) return [];
  return database
    .select()
    .from(practiceReviews)
    .where(and(isAmong(practiceReviews.candidateId, candidates), inArray(practiceReviews.id, [...ids])));
}

/** How many reviews of words a person made within a time. */
export async function countWordReviews(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  from: Date,
  until: Date,
): Promise<number> {
  const [row] = await database
    .select({ reviews: count() })
    .from(practiceReviews)
    .where(
      and(
        isAmong(practiceReviews.candidateId, candidates),
        eq(practiceReviews.kind, 'word'),
        gte(practiceReviews.at, from),
        lte(practiceReviews.at, until),
      ),
    );
  return row?.reviews ?? 0;
}

/** How many of some word cards a person reviewed since an instant, and did not take back. */
export async function countReviewedWords(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  words: readonly string[],
  since: Date,
): Promise<number> {
  if (words.length === 0) return 0;
  const [row] = await database
    .select({ reviewed: countDistinct(practiceReviews.card) })
    .from(practiceReviews)
    .where(
      and(
        isAmong(practiceReviews.candidateId, candidates),
        eq(practiceReviews.kind, 'word'),
        inArray(practiceReviews.card, [...words]),
        gte(practiceReviews.at, since),
        notInArray(
          practiceReviews.id,
          database
            .select({ id: practiceUndone.id })
            .from(practiceUndone)
            .where(isAmong(practiceUndone.candidateId, candidates)),
        ),
      ),
    );
  return row?.reviewed ?? 0;
}
