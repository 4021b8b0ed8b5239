import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import type { MarkingComment } from '../domain/marking.ts';
import type { OrderKey, StoredOrder } from './order-store.ts';
import { markingComments, markingOrders, markings } from './tables.ts';

export type StoredMarking = typeof markings.$inferSelect;
export type MarkingKey = Pick<StoredMarking, 'candidateId' | 'orderId' | 'id'>;

const isMarking = ({ candidateId, orderId, id }: MarkingKey) =>
  and(eq(markings.candidateId, candidateId), eq(markings.orderId, orderId), eq(markings.id, id));
const isOf = ({ candidateId, id }: OrderKey) =>
  and(eq(markings.candidateId, candidateId), eq(markings.orderId, id));

/** All markings of an order, by role and version. */
export async function listMarkings(
  database: DatabaseOrTransaction,
  order: OrderKey,
): Promise<StoredMarking[]> {
  return database
    .select()
    .from(markings)
    .where(isOf(order))
    .orderBy(asc(markings.claimedAt), asc(markings.version));
}

/** The markings of some orders, by order. */
export async function listMarkingsOf(
  database: DatabaseOrTransaction,
  orders: readonly OrderKey[],
): Promise<ReadonlyMap<string, StoredMarking[]>> {
  if (orders.length === 0) return new Map();
  const rows = await database
    .select()
    .from(markings)
    .where(
      inArray(
        markings.orderId,
        orders.map(({ id }) => id),
      ),
    )
    .orderBy(asc(markings.claimedAt), asc(markings.version));
  const byOrder = new Map<string, StoredMarking[]>();
  for (const row of rows) byOrder.set(row.orderId, [...(byOrder.get(row.orderId) ?? []), row]);
  return byOrder;
}

/** The newest version of a teacher's marking. */
export async function findOwnMarking(
  database: DatabaseOrTransaction,
  order: OrderKey,
  teacherId: string,
): Promise<StoredMarking | undefined> {
  const [row] = await database
    .select()
    .from(markings)
    .where(and(isOf(order), eq(markings.teacherId, teacherId)))
    .orderBy(desc(markings.version))
    .limit(1);
  return row;
}

export async function addMarking(
  transaction: Transaction,
  marking: typeof markings.$inferInsert,
): Promise<StoredMarking> {
  const [added] = await transaction.insert(markings).values(marking).returning();
  if (!added) throw new Error('A marking was not added.');
  return added;
}

/** Changes the named columns of a marking, and returns it afterwards. */
export async function saveMarking(
  transaction: Transaction,
  key: MarkingKey,
  changes: Partial<typeof markings.$inferInsert>,
): Promise<StoredMarking> {
  const [saved] = await transaction.update(markings).set(changes).where(isMarking(key)).returning();
  if (!saved) throw new Error('A marking that was read is gone.');
  return saved;
}

/** Replaces all comments of a draft. */
export async function saveComments(
  transaction: Transaction,
  { candidateId, orderId, id: markingId }: MarkingKey,
  comments: readonly MarkingComment[],
): Promise<void> {
  await transaction
    .delete(markingComments)
    .where(
      and(
        eq(markingComments.candidateId, candidateId),
        eq(markingComments.orderId, orderId),
        eq(markingComments.markingId, markingId),
      ),
    );
  if (comments.length === 0) return;
  await transaction
    .insert(markingComments)
    .values(comments.map((comment, place) => ({ candidateId, orderId, markingId, place, ...comment })));
}

/** The comments of a marking, in the teacher's order. */
export async function listComments(
  database: DatabaseOrTransaction,
  { candidateId, orderId, id }: MarkingKey,
): Promise<MarkingComment[]> {
  return database
    .select({
      id: markingComments.id,
      anchor: markingComments.anchor,
      criterion: markingComments.criterion,
      kind: markingComments.kind,
      family: markingComments.family,
      body: markingComments.body,
      suggestion: markingComments.suggestion,
    })
    .from(markingComments)
    .where(
      and(
        eq(markingComments.candidateId, candidateId),
        eq(markingComments.orderId, orderId),
        eq(markingComments.markingId, id),
      ),
    )
    .orderBy(asc(markingComments.place));
}

/** Claims of one teacher are decided one after the other, so that the daily number holds. */
export async function lockClaims(transaction: Transaction, teacherId: string): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`claims of ${teacherId}`}, 0))`,
  );
}

/** The works that a teacher has claimed since an instant; new versions do not count. */
export async function countClaimedSince(
  database: DatabaseOrTransaction,
  teacherId: string,
  since: Date,
): Promise<number> {
  return database.$count(
    markings,
    and(eq(markings.teacherId, teacherId), eq(markings.version, 1), gte(markings.claimedAt, since)),
  );
}

/** Sent markings whose time to be taken back is over, the oldest first. */
export async function listSentBefore(
  database: DatabaseOrTransaction,
  before: Date,
  limit: number,
): Promise<StoredMarking[]> {
  return database
    .select()
    .from(markings)
    .where(and(eq(markings.state, 'sent'), lte(markings.sentAt, before)))
    .orderBy(asc(markings.sentAt))
    .limit(limit);
}

export type MarkingWithOrder = { readonly marking: StoredMarking; readonly order: StoredOrder };

/** A teacher's markings with their orders, the newest first. `final`: only those, else only the others. */
export async function listOfTeacher(
  database: DatabaseOrTransaction,
  teacherId: string,
  { final, limit }: { readonly final: boolean; readonly limit: number },
): Promise<MarkingWithOrder[]> {
  return database
    .select({ marking: markings, order: markingOrders })
    .from(markings)
    .innerJoin(markingOrders, eq(markingOrders.id, markings.orderId))
    .where(
      and(
        eq(markings.teacherId, teacherId),
        final ? eq(markings.state, 'final') : ne(markings.state, 'final'),
      ),
    )
    .orderBy(desc(sql`coalesce(${markings.finalAt}, ${markings.claimedAt})`))
    .limit(limit);
}

/** What figures need of a marking and its order: no text, because there are many of them. */
const FIGURES = {
  marking: {
    orderId: markings.orderId,
    role: markings.role,
    version: markings.version,
    teacherId: markings.teacherId,
    blindTimesTwo: markings.blindTimesTwo,
    machineLowTimesTwo: markings.machineLowTimesTwo,
    machineHighTimesTwo: markings.machineHighTimesTwo,
    machineCriteriaTimesTwo: markings.machineCriteriaTimesTwo,
    finalAt: markings.finalAt,
  },
  order: {
    candidateId: markingOrders.candidateId,
    id: markingOrders.id,
    kind: markingOrders.kind,
    submittedAt: markingOrders.submittedAt,
    dueAt: markingOrders.dueAt,
    seedOf: markingOrders.seedOf,
  },
};

export type FinalMarking = {
  readonly marking: Pick<StoredMarking, keyof typeof FIGURES.marking>;
  readonly order: Pick<StoredOrder, keyof typeof FIGURES.order>;
};

/**
 * Final markings with their orders between two instants, the oldest first. `teacherId`: only those of works that this
 * teacher has marked. Seeds are in none of the figures; `withSeeds` is for the pay.
 */
export async function listFinalBetween(
  database: DatabaseOrTransaction,
  from: Date,
  to: Date,
  { teacherId, withSeeds = false }: { readonly teacherId?: string; readonly withSeeds?: boolean } = {},
): Promise<FinalMarking[]> {
  const marked = (id: string) =>
    database
      .select({ orderId: markings.orderId })
      .from(markings)
      .where(and(eq(markings.state, 'final'), eq(markings.teacherId, id)));
  return database
    .select(FIGURES)
    .from(markings)
    .innerJoin(markingOrders, eq(markingOrders.id, markings.orderId))
    .where(
      and(
        eq(markings.state, 'final'),
        gte(markings.finalAt, from),
        sql`${markings.finalAt} < ${to}`,
        withSeeds ? undefined : isNull(markingOrders.seedOf),
        teacherId === undefined ? undefined : inArray(markings.orderId, marked(teacherId)),
      ),
    )
    .orderBy(asc(markings.finalAt));
}

/** First versions of the works that were finished last by a second teacher: both markings of each. */
export async function listBlindPairs(database: DatabaseOrTransaction, most: number): Promise<FinalMarking[]> {
  const isBlind = and(
    eq(markings.version, 1),
    eq(markings.state, 'final'),
    isNotNull(markings.blindTimesTwo),
  );
  const newest = database
    .select({ orderId: markings.orderId })
    .from(markings)
    .where(and(isBlind, eq(markings.role, 'second')))
    .orderBy(desc(markings.finalAt))
    .limit(most);
  return database
    .select(FIGURES)
    .from(markings)
    .innerJoin(markingOrders, eq(markingOrders.id, markings.orderId))
    .where(and(isBlind, inArray(markings.role, ['first', 'second']), inArray(markings.orderId, newest)));
}
