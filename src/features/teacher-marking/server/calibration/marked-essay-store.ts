import { and, asc, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import { markingOrders, markings } from '../tables.ts';
import { markingConsents } from './consent-tables.ts';

const isMarkedEssay = and(
  eq(markingOrders.state, 'done'),
  inArray(markingOrders.kind, ['writing-task-1', 'writing-task-2']),
  ne(markingOrders.words, 0),
  isNull(markingOrders.seedOf),
);

/** The marked essays of learners who agree now, one row for each blind marking. */
export async function listMarkedEssays(database: DatabaseOrTransaction) {
  return database
    .select({
      orderId: markingOrders.id,
      accountId: markingOrders.accountId,
      work: markingOrders.work,
      role: markings.role,
      blindTimesTwo: markings.blindTimesTwo,
    })
    .from(markingOrders)
    .innerJoin(
      markingConsents,
      and(eq(markingConsents.accountId, markingOrders.accountId), isNull(markingConsents.withdrawnAt)),
    )
    .innerJoin(markings, eq(markings.orderId, markingOrders.id))
    .where(
      and(
        isMarkedEssay,
        eq(markings.version, 1),
        eq(markings.state, 'final'),
        isNotNull(markings.blindTimesTwo),
      ),
    )
    .orderBy(asc(markingOrders.id));
}

/** All marked essays, whether their learners agree or not. */
export const countMarkedEssays = (database: DatabaseOrTransaction): Promise<number> =>
  database.$count(markingOrders, isMarkedEssay);
