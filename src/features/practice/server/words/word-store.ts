import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  sql,
} from 'drizzle-orm';
import { isAmong } from '#features/accounts/server/index.ts';
import { containsPattern } from '#platform/database/contains-pattern.ts';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import { isAfterPosition } from '#platform/paging/is-after-position.ts';
import type { PagePosition } from '#platform/paging/page-cursor.ts';
import type { CardTexts } from '../../domain/merge-cards.ts';
import { practiceWords } from '../tables.ts';

export type StoredWord = typeof practiceWords.$inferSelect;

/** As the index that lets no word have two cards. */
const lowerWord = sql<string>`lower(${practiceWords.word})`;

const isOf = (candidates: Candidates) => isAmong(practiceWords.candidateId, candidates);

/** A page of a person’s cards, the newest first; one more than asked for where there is another page. */
export async function listWords(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  filter: {
    readonly search?: string | undefined;
    readonly after?: PagePosition | undefined;
    readonly limit: number;
  },
): Promise<StoredWord[]> {
  const { search, after, limit } = filter;
  return database
    .select()
    .from(practiceWords)
    .where(
      and(
        isOf(candidates),
        isNull(practiceWords.deletedAt),
        search === undefined ? undefined : ilike(practiceWords.word, containsPattern(search)),
        after && isAfterPosition(practiceWords.createdAt, practiceWords.id, after),
      ),
    )
    .orderBy(desc(practiceWords.createdAt), desc(practiceWords.id))
    .limit(limit + 1);
}

/** The ids of a person’s cards that are reviewed, the newest first. */
export async function listActiveWords(
  database: DatabaseOrTransaction,
  candidates: Candidates,
): Promise<string[]> {
  const rows = await database
    .select({ id: practiceWords.id })
    .from(practiceWords)
    .where(and(isOf(candidates), isNull(practiceWords.deletedAt), eq(practiceWords.suspended, false)))
    .orderBy(desc(practiceWords.createdAt), desc(practiceWords.id));
  return rows.map(({ id }) => id);
}

/** Cards of a person by their ids. Deleted ones are left out. */
export async function findWords(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  ids: readonly string[],
): Promise<StoredWord[]> {
  if (ids.length === 0) return [];
  return database
    .select()
    .from(practiceWords)
    .where(and(isOf(candidates), inArray(practiceWords.id, [...ids]), isNull(practiceWords.deletedAt)));
}

/** The cards that some ids lead to, by these ids: a card itself, or the one that it is part of now. */
export async function findLedTo(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredWord>> {
  const led = await database
    .select({ id: practiceWords.id, to: practiceWords.mergedInto })
    .from(practiceWords)
    .where(and(isOf(candidates), inArray(practiceWords.id, [...ids]), isNotNull(practiceWords.mergedInto)));
  const goal = new Map(led.map(({ id, to }) => [id, to ?? id]));
  const goals = ids.map((id) => goal.get(id) ?? id);
  const found = new Map((await findWords(database, candidates, goals)).map((word) => [word.id, word]));
  return new Map(
    ids.flatMap((id, place) => {
      const word = found.get(goals[place] ?? id);
      return word ? [[id, word] as const] : [];
    }),
  );
}

/** The cards of candidates that have the same word, together, the oldest first. Words with one card are left out. */
export async function listDoubles(
  database: DatabaseOrTransaction,
  candidateIds: readonly string[],
): Promise<StoredWord[][]> {
  const live = and(inArray(practiceWords.candidateId, [...candidateIds]), isNull(practiceWords.deletedAt));
  const twice = database
    .select({ word: lowerWord })
    .from(practiceWords)
    .where(live)
    .groupBy(lowerWord)
    .having(sql`count(*) > 1`);
  const rows = await database
    .select({ card: getTableColumns(practiceWords), lower: lowerWord })
    .from(practiceWords)
    .where(and(live, inArray(lowerWord, twice)))
    .orderBy(asc(practiceWords.createdAt), asc(practiceWords.id));
  return [...Map.groupBy(rows, ({ lower }) => lower).values()].map((cards) => cards.map(({ card }) => card));
}

/** How many cards of a person are there. */
export async function countWords(database: DatabaseOrTransaction, candidates: Candidates): Promise<number> {
  const [row] = await database
    .select({ cards: count() })
    .from(practiceWords)
    .where(and(isOf(candidates), isNull(practiceWords.deletedAt)));
  return row?.cards ?? 0;
}

/** A card of a person, also a deleted one. */
export async function findWord(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  id: string,
): Promise<StoredWord | undefined> {
  const [row] = await database
    .select()
    .from(practiceWords)
    .where(and(isOf(candidates), eq(practiceWords.id, id)));
  return row;
}

/** A card of a person, or the one that it is part of now. Also a deleted one. */
export async function findWholeWord(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  id: string,
): Promise<StoredWord | undefined> {
  const word = await findWord(database, candidates, id);
  return word?.mergedInto ? findWord(database, candidates, word.mergedInto) : word;
}

/** How many rows there are of a person, deleted cards among them. */
export async function countWordRows(
  database: DatabaseOrTransaction,
  candidates: Candidates,
): Promise<number> {
  const [row] = await database.select({ rows: count() }).from(practiceWords).where(isOf(candidates));
  return row?.rows ?? 0;
}

/** Those of some words that a person has a card of, in whatever letters. */
export async function findKept(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  words: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await database.execute<{ word: string }>(sql`
    select offered.word from unnest(${sql.param([...words])}::text[]) as offered (word)
    where exists (
      select 1 from ${practiceWords}
      where ${isOf(candidates)} and ${isNull(practiceWords.deletedAt)} and ${lowerWord} = lower(offered.word)
    )
  `);
  return new Set(rows.map(({ word }) => word));
}

/**
 * Whether a person has another card of a word, in whatever letters. `restored`: the row of a deleted card, where a card
 * that another candidate of the person had before that does not count. They had both.
 */
export async function hasOtherCard(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  { id, word }: Pick<StoredWord, 'id' | 'word'>,
  restored?: Pick<StoredWord, 'candidateId' | 'deletedAt'>,
): Promise<boolean> {
  const [row] = await database
    .select({ id: practiceWords.id })
    .from(practiceWords)
    .where(
      and(
        isOf(candidates),
        restored &&
          or(
            eq(practiceWords.candidateId, restored.candidateId),
            restored.deletedAt ? gte(practiceWords.createdAt, restored.deletedAt) : undefined,
          ),
        isNull(practiceWords.deletedAt),
        ne(practiceWords.id, id),
        eq(lowerWord, sql`lower(${word})`),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Stores new cards. */
export async function addWords(transaction: Transaction, words: readonly StoredWord[]): Promise<void> {
  if (words.length > 0) await transaction.insert(practiceWords).values([...words]);
}

/** Changes a card of one candidate. A deleted one is back with it. */
export async function changeWord(
  transaction: Transaction,
  { candidateId, id }: Pick<StoredWord, 'candidateId' | 'id'>,
  change: Pick<
    StoredWord,
    'word' | 'meaning' | 'example' | 'partners' | 'fromPath' | 'suspended' | 'sequence'
  >,
): Promise<void> {
  await transaction
    .update(practiceWords)
    .set({ ...change, mergedInto: null, deletedAt: null })
    .where(and(eq(practiceWords.candidateId, candidateId), eq(practiceWords.id, id)));
}

/**
 * Makes cards of some candidates part of others, and with them the cards that were part of these. Their rows keep what
 * they say: the other card may have no room for all of it.
 */
export async function leadTo(
  transaction: Transaction,
  candidateIds: readonly string[],
  leads: readonly { readonly id: string; readonly into: string }[],
  now: Date,
): Promise<void> {
  if (leads.length === 0) return;
  const { id, mergedInto } = practiceWords;
  await transaction.execute(sql`
    update ${practiceWords} set merged_into = lead.goal, deleted_at = ${now.toISOString()}::timestamptz
    from unnest(${sql.param(leads.map((lead) => lead.id))}::uuid[], ${sql.param(leads.map(({ into }) => into))}::uuid[])
      as lead (id, goal)
    where ${inArray(practiceWords.candidateId, [...candidateIds])} and coalesce(${mergedInto}, ${id}) = lead.id
  `);
}

/** Removes rows of one candidate each: another candidate of the same person has a card of this id. */
export async function dropRows(
  transaction: Transaction,
  rows: readonly Pick<StoredWord, 'candidateId' | 'id'>[],
): Promise<void> {
  if (rows.length === 0) return;
  const { candidateId, id } = practiceWords;
  await transaction.execute(sql`
    delete from ${practiceWords} where (${candidateId}, ${id}) in (
      select * from unnest(${sql.param(rows.map((row) => row.candidateId))}::uuid[],
        ${sql.param(rows.map((row) => row.id))}::uuid[])
    )
  `);
}

/** Changes what many cards say, apart from their words, in one statement. */
export async function changeTexts(
  transaction: Transaction,
  changes: readonly (Pick<StoredWord, 'candidateId' | 'id'> & CardTexts)[],
): Promise<void> {
  if (changes.length === 0) return;
  await transaction.execute(sql`
    update ${practiceWords} set meaning = change.meaning, example = change.example, partners = change.partners,
      from_path = change."fromPath", suspended = change.suspended, sequence = change.sequence
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change ("candidateId" uuid, id uuid, meaning text,
      example text, partners jsonb, "fromPath" text, suspended boolean, sequence bigint)
    where ${practiceWords.candidateId} = change."candidateId" and ${practiceWords.id} = change.id
  `);
}

/** The ids of the cards that are part of some cards, each with the one that it is part of. */
export async function listParts(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .select({ id: practiceWords.id, into: practiceWords.mergedInto })
    .from(practiceWords)
    .where(and(isOf(candidates), inArray(practiceWords.mergedInto, [...ids])));
  return new Map(rows.flatMap(({ id, into }) => (into ? [[id, into] as const] : [])));
}

const EMPTY = { word: '', meaning: '', example: '', partners: [], fromPath: null };

/** Empties the rows of a card of a person and of what is part of it. They stay, so no late packet brings them back. */
export async function emptyWord(
  transaction: Transaction,
  candidates: Candidates,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<void> {
  await transaction
    .update(practiceWords)
    .set({
      deletedAt: sql`coalesce(${practiceWords.deletedAt}, ${now.toISOString()}::timestamptz)`,
      ...EMPTY,
    })
    .where(and(isOf(candidates), or(eq(practiceWords.id, id), eq(practiceWords.mergedInto, id))));
}
