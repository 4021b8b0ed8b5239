import { and, asc, count, desc, eq, inArray, isNotNull, isNull, like, max } from 'drizzle-orm';
import { isAmong } from '#features/accounts/server/index.ts';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import { isAfterPosition } from '#platform/paging/is-after-position.ts';
import type { PagePosition } from '#platform/paging/page-cursor.ts';
import { practiceMistakes } from '../tables.ts';

export type StoredMistake = typeof practiceMistakes.$inferSelect;

const isOf = (candidates: Candidates) => isAmong(practiceMistakes.candidateId, candidates);
const isFixed = (state: 'open' | 'fixed') =>
  state === 'open' ? isNull(practiceMistakes.fixedOn) : isNotNull(practiceMistakes.fixedOn);

/** Stores the mistake at one question, in place of what was stored for the person. Undefined: there is none. */
export async function saveMistake(
  transaction: Transaction,
  candidates: Candidates,
  place: Pick<StoredMistake, 'source' | 'reference'>,
  mistake: StoredMistake | undefined,
): Promise<void> {
  await transaction
    .delete(practiceMistakes)
    .where(
      and(
        isOf(candidates),
        eq(practiceMistakes.source, place.source),
        eq(practiceMistakes.reference, place.reference),
      ),
    );
  if (mistake) await transaction.insert(practiceMistakes).values(mistake);
}

type Source = { readonly candidates: Candidates; readonly source: StoredMistake['source'] };

/** The mistakes of a person in one source, by their references. */
export async function findMistakesAt(
  database: DatabaseOrTransaction,
  { candidates, source }: Source,
  references: readonly string[],
): Promise<ReadonlyMap<string, StoredMistake>> {
  if (references.length === 0) return new Map();
  const rows = await database
    .select()
    .from(practiceMistakes)
    .where(
      and(
        isOf(candidates),
        eq(practiceMistakes.source, source),
        inArray(practiceMistakes.reference, [...new Set(references)]),
      ),
    )
    .orderBy(asc(practiceMistakes.at));
  return new Map(rows.map((row) => [row.reference, row]));
}

/** Takes mistakes out of the list. */
export async function deleteMistakes(
  transaction: Transaction,
  { candidates, source }: Source,
  references: readonly string[],
): Promise<void> {
  if (references.length === 0) return;
  await transaction
    .delete(practiceMistakes)
    .where(
      and(
        isOf(candidates),
        eq(practiceMistakes.source, source),
        inArray(practiceMistakes.reference, [...references]),
      ),
    );
}

/** Puts mistakes on the list. */
export async function saveMistakes(
  transaction: Transaction,
  mistakes: readonly StoredMistake[],
): Promise<void> {
  if (mistakes.length > 0) await transaction.insert(practiceMistakes).values([...mistakes]);
}

/** A page of mistakes, the newest first; one more than asked for where there is another page. */
export async function listMistakes(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  filter: {
    readonly state: 'open' | 'fixed';
    readonly source?: StoredMistake['source'] | undefined;
    readonly after?: PagePosition | undefined;
    readonly limit: number;
  },
): Promise<StoredMistake[]> {
  const { state, source, after, limit } = filter;
  return database
    .select()
    .from(practiceMistakes)
    .where(
      and(
        isOf(candidates),
        isFixed(state),
        source === undefined ? undefined : eq(practiceMistakes.source, source),
        after && isAfterPosition(practiceMistakes.at, practiceMistakes.id, after),
      ),
    )
    .orderBy(desc(practiceMistakes.at), desc(practiceMistakes.id))
    .limit(limit + 1);
}

/** The oldest mistakes of practice that are not fixed. */
export async function listOpenMistakes(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  limit: number,
): Promise<StoredMistake[]> {
  return database
    .select()
    .from(practiceMistakes)
    .where(and(isOf(candidates), isFixed('open')))
    .orderBy(asc(practiceMistakes.at), asc(practiceMistakes.id))
    .limit(limit);
}

/** The mistakes of practice at some questions, by the questions’ names. */
export const findMistakes = (
  database: DatabaseOrTransaction,
  candidates: Candidates,
  references: readonly string[],
): Promise<ReadonlyMap<string, StoredMistake>> =>
  findMistakesAt(database, { candidates, source: 'practice' }, references);

/** How many mistakes of a person are open, and how many fixed. */
export async function countMistakes(
  database: DatabaseOrTransaction,
  candidates: Candidates,
): Promise<{ open: number; fixed: number }> {
  const [row] = await database
    .select({ all: count(), fixed: count(practiceMistakes.fixedOn) })
    .from(practiceMistakes)
    .where(isOf(candidates));
  return { open: (row?.all ?? 0) - (row?.fixed ?? 0), fixed: row?.fixed ?? 0 };
}

/** Open mistakes by the error or skill of their questions. */
export async function countMistakesByFamily(
  database: DatabaseOrTransaction,
  candidates: Candidates,
): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .select({ family: practiceMistakes.family, open: count() })
    .from(practiceMistakes)
    .where(and(isOf(candidates), isFixed('open')))
    .groupBy(practiceMistakes.family);
  return new Map(rows.flatMap(({ family, open }) => (family === null ? [] : [[family, open] as const])));
}

/** The tags of errors with most open mistakes, the most first. Skills have no such tag. */
export async function listMostOpenErrors(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  limit: number,
): Promise<{ error: string; open: number }[]> {
  const open = count();
  const rows = await database
    .select({ error: practiceMistakes.error, open })
    .from(practiceMistakes)
    .where(and(isOf(candidates), isFixed('open'), like(practiceMistakes.error, 'E-%')))
    .groupBy(practiceMistakes.error)
    .orderBy(desc(open), desc(max(practiceMistakes.at)))
    .limit(limit);
  return rows.flatMap(({ error, open: mistakes }) => (error === null ? [] : [{ error, open: mistakes }]));
}

/** The latest open mistake of an error. */
export async function findLatestOfError(
  database: DatabaseOrTransaction,
  candidates: Candidates,
  error: string,
): Promise<StoredMistake | undefined> {
  const [row] = await database
    .select()
    .from(practiceMistakes)
    .where(and(isOf(candidates), isFixed('open'), eq(practiceMistakes.error, error)))
    .orderBy(desc(practiceMistakes.at))
    .limit(1);
  return row;
}
