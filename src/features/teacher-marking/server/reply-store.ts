import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import type { OrderKey } from './order-store.ts';
import { markingQuestions, markingRatings, recordingLooks } from './tables.ts';

export type StoredQuestion = typeof markingQuestions.$inferSelect;
export type StoredRating = typeof markingRatings.$inferSelect;

/** The learner's question about a marking. */
export async function findQuestion(
  database: DatabaseOrTransaction,
  { candidateId, id }: OrderKey,
): Promise<StoredQuestion | undefined> {
  const [row] = await database
    .select()
    .from(markingQuestions)
    .where(and(eq(markingQuestions.candidateId, candidateId), eq(markingQuestions.orderId, id)));
  return row;
}

/** The orders among these whose question has no answer. */
export async function listOpenQuestions(
  database: DatabaseOrTransaction,
  orders: readonly OrderKey[],
): Promise<ReadonlySet<string>> {
  if (orders.length === 0) return new Set();
  const rows = await database
    .select({ orderId: markingQuestions.orderId })
    .from(markingQuestions)
    .where(
      and(
        inArray(
          markingQuestions.orderId,
          orders.map(({ id }) => id),
        ),
        isNull(markingQuestions.answeredAt),
      ),
    );
  return new Set(rows.map(({ orderId }) => orderId));
}

/** Adds the question. False: there is one. */
export async function addQuestion(
  transaction: Transaction,
  { candidateId, id: orderId }: OrderKey,
  question: { readonly text: string; readonly askedAt: Date },
): Promise<boolean> {
  const { rowCount } = await transaction
    .insert(markingQuestions)
    .values({ candidateId, orderId, ...question })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** Answers the question. False: it has an answer, or there is none. */
export async function answerQuestion(
  transaction: Transaction,
  { candidateId, id }: OrderKey,
  answer: { readonly answer: string; readonly answeredBy: string; readonly answeredAt: Date },
): Promise<boolean> {
  const { rowCount } = await transaction
    .update(markingQuestions)
    .set(answer)
    .where(
      and(
        eq(markingQuestions.candidateId, candidateId),
        eq(markingQuestions.orderId, id),
        isNull(markingQuestions.answeredAt),
      ),
    );
  return rowCount === 1;
}

/** Stores a rating in place of an earlier one. */
export async function saveRating(
  database: DatabaseOrTransaction,
  { candidateId, id: orderId }: OrderKey,
  rating: { readonly clear: number; readonly useful: number; readonly at: Date },
): Promise<void> {
  await database
    .insert(markingRatings)
    .values({ candidateId, orderId, ...rating })
    .onConflictDoUpdate({ target: [markingRatings.candidateId, markingRatings.orderId], set: rating });
}

/** The ratings of some orders, by order. */
export async function listRatings(
  database: DatabaseOrTransaction,
  orders: readonly OrderKey[],
): Promise<ReadonlyMap<string, StoredRating>> {
  if (orders.length === 0) return new Map();
  const rows = await database
    .select()
    .from(markingRatings)
    .where(
      inArray(
        markingRatings.orderId,
        orders.map(({ id }) => id),
      ),
    );
  return new Map(rows.map((row) => [row.orderId, row]));
}

/** Records that a teacher opened a recording. */
export async function addLook(
  database: DatabaseOrTransaction,
  look: typeof recordingLooks.$inferInsert,
): Promise<void> {
  await database.insert(recordingLooks).values(look);
}
