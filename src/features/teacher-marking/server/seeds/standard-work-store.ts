import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import type { MarkingTeacher } from '../../domain/may-claim.ts';
import { kindsOf } from '../order-store.ts';
import { markingComments, markingOrders, markings } from '../tables.ts';
import { standardWorks } from '../seed-tables.ts';

export type StandardWork = typeof standardWorks.$inferSelect;

/** Adds a standard work. Undefined: the order has one. */
export async function addStandardWork(
  database: DatabaseOrTransaction,
  work: typeof standardWorks.$inferInsert,
): Promise<StandardWork | undefined> {
  const [added] = await database.insert(standardWorks).values(work).onConflictDoNothing().returning();
  return added;
}

export async function findStandardWork(
  database: DatabaseOrTransaction,
  id: string,
): Promise<StandardWork | undefined> {
  const [row] = await database.select().from(standardWorks).where(eq(standardWorks.id, id));
  return row;
}

/** The standard work of an order; undefined: none was made. */
export async function findStandardWorkOf(
  database: DatabaseOrTransaction,
  orderId: string,
): Promise<StandardWork | undefined> {
  const [row] = await database.select().from(standardWorks).where(eq(standardWorks.orderId, orderId));
  return row;
}

/** All standard works, the newest first. */
export const listStandardWorks = (database: DatabaseOrTransaction): Promise<StandardWork[]> =>
  database.select().from(standardWorks).orderBy(desc(standardWorks.madeAt), asc(standardWorks.id));

/** Takes a standard work out of use, or into use again. */
export async function saveRetirement(
  database: DatabaseOrTransaction,
  id: string,
  retired: { readonly at: Date; readonly by: string } | null,
): Promise<void> {
  await database
    .update(standardWorks)
    .set({ retiredAt: retired?.at ?? null, retiredBy: retired?.by ?? null })
    .where(eq(standardWorks.id, id));
}

/**
 * A standard work that a teacher may get as a seed: one that they have never seen, that is not of their own, and whose
 * bands they did not agree on as an admin. Each teacher has another order of them. Undefined: there is none.
 */
export async function findUnseenStandardWork(
  database: DatabaseOrTransaction,
  { accountId, skills, modules, languages }: MarkingTeacher,
): Promise<(StandardWork & { readonly work: NonNullable<StandardWork['work']> }) | undefined> {
  const wasSeen = sql`exists (select from ${markings} inner join ${markingOrders}
    on ${markingOrders.id} = ${markings.orderId} where ${markings.teacherId} = ${accountId}
    and (${markingOrders.subjectId} = ${standardWorks.subjectId} or ${markingOrders.seedOf} = ${standardWorks.id}))`;
  const wasPlanted = sql`exists (select from ${markingOrders} where ${markingOrders.seedOf} = ${standardWorks.id}
    and ${markingOrders.seedFor} = ${accountId})`;
  const [row] = await database
    .select()
    .from(standardWorks)
    .where(
      and(
        isNull(standardWorks.retiredAt),
        isNotNull(standardWorks.work),
        ne(standardWorks.accountId, accountId),
        or(isNull(standardWorks.madeBy), ne(standardWorks.madeBy, accountId)),
        inArray(standardWorks.kind, kindsOf(skills)),
        inArray(standardWorks.module, [...modules]),
        inArray(standardWorks.language, [...languages] as StandardWork['language'][]),
        sql`not ${wasSeen}`,
        sql`not ${wasPlanted}`,
      ),
    )
    .orderBy(sql`md5(${standardWorks.id}::text || ${accountId}::text)`)
    .limit(1);
  return row?.work ? { ...row, work: row.work } : undefined;
}

const NO_WORK = { task: null, text: '', parts: [], recordings: [] };
const NO_LETTER = { text: '', strengths: [], steps: [] };

/**
 * Removes the texts of a learner who withdrew, or whose account is deleted, with all words of teachers about them.
 * Seeds that nobody has sent are deleted; bands and results of the others stay, because they say nothing about the
 * learner. `forget`: the account goes too.
 */
export async function removeStandardTexts(
  transaction: Transaction,
  accountId: string,
  { at, forget }: { readonly at: Date; readonly forget: boolean },
): Promise<void> {
  const rows = await transaction
    .update(standardWorks)
    .set({
      work: null,
      reasons: [],
      retiredAt: sql`coalesce(${standardWorks.retiredAt}, ${at})`,
      ...(forget ? { accountId: null } : {}),
    })
    .where(eq(standardWorks.accountId, accountId))
    .returning({ id: standardWorks.id });
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await deleteOpenSeeds(transaction, { of: ids });
  await transaction.update(markingOrders).set({ work: NO_WORK }).where(inArray(markingOrders.seedOf, ids));
  // The candidate of a seed is its standard work.
  await transaction.delete(markingComments).where(inArray(markingComments.candidateId, ids));
  await transaction
    .update(markings)
    .set({ reasons: ['', '', '', ''], letter: NO_LETTER })
    .where(inArray(markings.candidateId, ids));
}

/** Deletes the seeds of some works, or of a teacher, that nobody has sent. */
export async function deleteOpenSeeds(
  transaction: Transaction,
  seeds: { readonly of: readonly string[] } | { readonly for: string },
): Promise<void> {
  const isSent = sql`exists (select from ${markings} where ${markings.orderId} = ${markingOrders.id}
    and ${markings.state} <> 'draft')`;
  await transaction
    .delete(markingOrders)
    .where(
      and(
        isNotNull(markingOrders.seedOf),
        'of' in seeds ? inArray(markingOrders.seedOf, [...seeds.of]) : eq(markingOrders.seedFor, seeds.for),
        sql`not ${isSent}`,
      ),
    );
}

/** Deletes the seeds of a standard work that no teacher has claimed. */
export async function deleteWaitingSeeds(transaction: Transaction, id: string): Promise<void> {
  await transaction
    .delete(markingOrders)
    .where(and(eq(markingOrders.seedOf, id), eq(markingOrders.state, 'waiting')));
}
