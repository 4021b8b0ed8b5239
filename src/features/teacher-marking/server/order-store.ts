import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { WorkKind } from '#ielts/criteria/criteria.ts';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import type { MarkingTeacher } from '../domain/may-claim.ts';
import type { CreditKind, ExamModule, OrderState } from '../domain/marking-order.ts';
import { markingOrders, markings } from './tables.ts';

export type StoredOrder = typeof markingOrders.$inferSelect;
export type OrderKey = Pick<StoredOrder, 'candidateId' | 'id'>;

const OPEN: OrderState[] = ['waiting', 'claimed', 'second-opinion'];
const KINDS: Readonly<Record<CreditKind, WorkKind[]>> = {
  essay: ['writing-task-1', 'writing-task-2'],
  speaking: ['speaking'],
};

/** The kinds of works that a teacher with these skills marks. */
export const kindsOf = (skills: readonly CreditKind[]): WorkKind[] => skills.flatMap((skill) => KINDS[skill]);

const isOrder = ({ candidateId, id }: OrderKey) =>
  and(eq(markingOrders.candidateId, candidateId), eq(markingOrders.id, id));
const isOpen = inArray(markingOrders.state, OPEN);
/** A learner submitted it. The others are seeds, which are no part of what the school sees as its queue. */
const isLearners = isNull(markingOrders.seedOf);

/** Two submissions of one account are decided one after the other. */
export async function lockSubmissions(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`markings of ${accountId}`}, 0))`,
  );
}

/** Adds an order. The database refuses a second one of a work, and a second use of what a plan includes once. */
export async function addOrder(
  transaction: Transaction,
  order: typeof markingOrders.$inferInsert,
): Promise<StoredOrder> {
  const [added] = await transaction.insert(markingOrders).values(order).returning();
  if (!added) throw new Error('An order for a marking was not added.');
  return added;
}

/** The order of a work or of a task's submission, unless the school cancelled it. */
export async function findOrderOfSubject(
  database: DatabaseOrTransaction,
  subjectId: string,
): Promise<StoredOrder | undefined> {
  const [row] = await database
    .select()
    .from(markingOrders)
    .where(and(eq(markingOrders.subjectId, subjectId), ne(markingOrders.state, 'cancelled')));
  return row;
}

/** The last order of a work or of a task's submission that the school cancelled. */
export async function findCancelledOrder(
  database: DatabaseOrTransaction,
  subjectId: string,
): Promise<StoredOrder | undefined> {
  const [row] = await database
    .select()
    .from(markingOrders)
    .where(and(eq(markingOrders.subjectId, subjectId), eq(markingOrders.state, 'cancelled')))
    .orderBy(desc(markingOrders.submittedAt))
    .limit(1);
  return row;
}

/** Whether an account has used what its plan or course includes once. */
export async function isRightUsed(
  database: DatabaseOrTransaction,
  accountId: string,
  right: string,
): Promise<boolean> {
  const isUsed = and(
    eq(markingOrders.accountId, accountId),
    eq(markingOrders.includedRight, right),
    ne(markingOrders.state, 'cancelled'),
  );
  return (await database.$count(markingOrders, isUsed)) > 0;
}

/** An order by its id, without a check of who may see it. */
export async function findOrder(
  database: DatabaseOrTransaction,
  id: string,
): Promise<StoredOrder | undefined> {
  const [row] = await database.select().from(markingOrders).where(eq(markingOrders.id, id));
  return row;
}

/** An order of an account. */
export async function findOwnOrder(
  database: DatabaseOrTransaction,
  accountId: string,
  id: string,
): Promise<StoredOrder | undefined> {
  const order = await findOrder(database, id);
  return order?.accountId === accountId ? order : undefined;
}

/** An order, locked until the transaction ends. */
export async function lockOrder(transaction: Transaction, id: string): Promise<StoredOrder | undefined> {
  const [row] = await transaction.select().from(markingOrders).where(eq(markingOrders.id, id)).for('update');
  return row;
}

/** The same, but undefined where another transaction has locked it. */
export async function lockOrderIfFree(
  transaction: Transaction,
  id: string,
): Promise<StoredOrder | undefined> {
  const [row] = await transaction
    .select()
    .from(markingOrders)
    .where(eq(markingOrders.id, id))
    .for('update', { skipLocked: true });
  return row;
}

/** Changes the named columns of an order. */
export async function saveOrder(
  transaction: Transaction,
  key: OrderKey,
  changes: Partial<typeof markingOrders.$inferInsert>,
): Promise<void> {
  await transaction.update(markingOrders).set(changes).where(isOrder(key));
}

/** The orders of an account, the newest first, 200 at most. */
export async function listOrdersOf(
  database: DatabaseOrTransaction,
  accountId: string,
): Promise<StoredOrder[]> {
  return database
    .select()
    .from(markingOrders)
    .where(eq(markingOrders.accountId, accountId))
    .orderBy(desc(markingOrders.submittedAt))
    .limit(200);
}

/** Nobody has it: no claim, or one that is over. */
const isFreeAt = (now: Date) =>
  or(
    isNull(markingOrders.claimedBy),
    isNull(markingOrders.leaseUntil),
    sql`${markingOrders.leaseUntil} <= ${now}`,
  );

const hasSentMarking = sql`exists (select from ${markings} where ${markings.orderId} = ${markingOrders.id}
  and ${markings.state} = 'sent')`;

const waitsAt = (now: Date) =>
  and(isOpen, ne(markingOrders.turn, 'agreement'), isFreeAt(now), sql`not ${hasSentMarking}`);

/** How many orders a teacher gets before this one, for orders that nobody has; by id. */
export async function countAhead(
  database: DatabaseOrTransaction,
  orders: readonly StoredOrder[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const ahead = new Map<string, number>();
  for (const { id, dueAt, state, turn, claimedBy } of orders) {
    // Both teachers have it in their hands.
    if (turn === 'agreement') continue;
    if (state !== 'waiting' && (state !== 'second-opinion' || claimedBy !== null)) continue;
    const before = or(
      lt(markingOrders.dueAt, dueAt),
      and(eq(markingOrders.dueAt, dueAt), lt(markingOrders.id, id)),
    );
    ahead.set(id, await database.$count(markingOrders, and(waitsAt(now), isLearners, before)));
  }
  return ahead;
}

export type QueueFilter = {
  readonly kind?: CreditKind | undefined;
  readonly module?: ExamModule | undefined;
  readonly appeals?: boolean | undefined;
};

/** The part of `refuseTeacher` that the database can decide, so a long queue is not read. */
function isFor(teacher: MarkingTeacher, { kind, module, appeals }: QueueFilter, now: Date): SQL | undefined {
  const kinds = teacher.skills.filter((skill) => kind === undefined || skill === kind);
  return and(
    waitsAt(now),
    // A seed is in the queue of its teacher alone.
    or(isLearners, eq(markingOrders.seedFor, teacher.accountId)),
    ne(markingOrders.accountId, teacher.accountId),
    inArray(markingOrders.kind, kindsOf(kinds)),
    inArray(markingOrders.module, [...teacher.modules]),
    inArray(markingOrders.language, [...teacher.languages] as StoredOrder['language'][]),
    module === undefined ? undefined : eq(markingOrders.module, module),
    appeals ? eq(markingOrders.isAppeal, true) : undefined,
    sql`not exists (select from ${markings} where ${markings.orderId} = ${markingOrders.id}
      and ${markings.teacherId} = ${teacher.accountId} and ${markings.state} = 'final')`,
  );
}

/** The orders that a teacher may claim as far as the work goes, the one that is due first first. */
export async function listClaimable(
  database: DatabaseOrTransaction,
  teacher: MarkingTeacher,
  filter: QueueFilter,
  now: Date,
  limit: number,
): Promise<StoredOrder[]> {
  return database
    .select()
    .from(markingOrders)
    .where(isFor(teacher, filter, now))
    .orderBy(asc(markingOrders.dueAt), asc(markingOrders.id))
    .limit(limit);
}

export async function countClaimable(
  database: DatabaseOrTransaction,
  teacher: MarkingTeacher,
  filter: QueueFilter,
  now: Date,
): Promise<number> {
  return database.$count(markingOrders, isFor(teacher, filter, now));
}

/** The orders of learners that a teacher has claimed and that are not sent. */
export async function listClaimedBy(
  database: DatabaseOrTransaction,
  teacherId: string,
): Promise<StoredOrder[]> {
  return database
    .select()
    .from(markingOrders)
    .where(and(isOpen, isLearners, eq(markingOrders.claimedBy, teacherId), sql`not ${hasSentMarking}`));
}

/** Claims that are over, whose markings are not on their way. */
export async function listEndedClaims(
  database: DatabaseOrTransaction,
  now: Date,
  limit: number,
): Promise<StoredOrder[]> {
  return database
    .select()
    .from(markingOrders)
    .where(and(isOpen, isNotNull(markingOrders.claimedBy), isFreeAt(now), sql`not ${hasSentMarking}`))
    .limit(limit);
}

/** Open orders that are due by an instant, about which no email was sent; to warn of them, a teacher must have them. */
export async function listToWarn(
  database: DatabaseOrTransaction,
  what: 'warned' | 'missed',
  dueBy: Date,
  limit: number,
): Promise<StoredOrder[]> {
  const noted = what === 'warned' ? markingOrders.warnedAt : markingOrders.missedAt;
  return database
    .select()
    .from(markingOrders)
    .where(
      and(
        isOpen,
        lte(markingOrders.dueAt, dueBy),
        isNull(noted),
        // Nobody waits for a seed. Its teacher is warned, because a work without a warning would be known as one.
        what === 'warned' ? isNotNull(markingOrders.claimedBy) : isLearners,
      ),
    )
    .orderBy(asc(markingOrders.dueAt))
    .limit(limit);
}

export type OfficeFilter = {
  readonly state?: OrderState | 'open' | 'late' | undefined;
  readonly teacher?: string | undefined;
};

/** Orders of learners for the school: open and late ones by their due time, others the newest first. */
export async function searchOrders(
  database: DatabaseOrTransaction,
  { state, teacher }: OfficeFilter,
  now: Date,
  limit: number,
): Promise<StoredOrder[]> {
  const byDue = state === 'open' || state === 'late';
  const inState =
    state === undefined
      ? undefined
      : state === 'open'
        ? isOpen
        : state === 'late'
          ? and(isOpen, lt(markingOrders.dueAt, now))
          : eq(markingOrders.state, state);
  const ofTeacher =
    teacher === undefined
      ? undefined
      : or(
          eq(markingOrders.claimedBy, teacher),
          sql`exists (select from ${markings} where ${markings.orderId} = ${markingOrders.id}
            and ${markings.teacherId} = ${teacher} and ${markings.state} <> 'draft')`,
        );
  return database
    .select()
    .from(markingOrders)
    .where(and(inState, ofTeacher, isLearners))
    .orderBy(byDue ? asc(markingOrders.dueAt) : desc(markingOrders.submittedAt), asc(markingOrders.id))
    .limit(limit);
}

/** How many orders of learners are open, by state, and how many of them are late. */
export async function countOpenOrders(database: DatabaseOrTransaction, now: Date) {
  const [row] = await database
    .select({
      waiting: sql<number>`count(*) filter (where ${markingOrders.state} = 'waiting')::int`,
      claimed: sql<number>`count(*) filter (where ${markingOrders.state} = 'claimed')::int`,
      second_opinion: sql<number>`count(*) filter (where ${markingOrders.state} = 'second-opinion')::int`,
      late: sql<number>`count(*) filter (where ${markingOrders.dueAt} < ${now})::int`,
    })
    .from(markingOrders)
    .where(and(isOpen, isLearners));
  return row ?? { waiting: 0, claimed: 0, second_opinion: 0, late: 0 };
}
