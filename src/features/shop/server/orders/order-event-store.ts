import { asc, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import { orderEvents } from '../tables/order-tables.ts';

export type OrderEvent = Pick<typeof orderEvents.$inferSelect, 'at' | 'what' | 'by' | 'adminId' | 'detail'>;

/** Records what happened to an order, in the same transaction. */
export async function noteOrderEvent(
  transaction: Transaction,
  orderId: string,
  event: Pick<OrderEvent, 'at' | 'what' | 'by'> & Partial<Pick<OrderEvent, 'adminId' | 'detail'>>,
): Promise<void> {
  await transaction.insert(orderEvents).values({ orderId, detail: {}, ...event });
}

/** In the order in which it happened. */
export const listOrderEvents = (database: DatabaseOrTransaction, orderId: string): Promise<OrderEvent[]> =>
  database.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id));
