import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import { unusedFee } from '../../domain/refunds/refund.ts';
import { listLinesById } from '../orders/order-store.ts';

/** Unspent lessons of a line of an order. */
export type UnspentLessons = { readonly orderLineId: string; readonly left: number };
/** Their order, and what they are worth in US cents. */
export type ValuedLessons = { readonly orderId: string; readonly worthMinor: number };

/**
 * What unspent lessons are worth at the price that was paid for each, as clause 9 counts it before a penalty: one answer
 * for each, in order. Undefined: no order has the line.
 */
export async function valueLessons(
  database: DatabaseOrTransaction,
  unspent: readonly UnspentLessons[],
): Promise<readonly (ValuedLessons | undefined)[]> {
  const lines = await listLinesById(database, [...new Set(unspent.map(({ orderLineId }) => orderLineId))]);
  return unspent.map(({ orderLineId, left }) => {
    const line = lines.find(({ id }) => id === orderLineId);
    if (line?.grant.kind !== 'lessons') return undefined;
    const { orderId, grant, quantity, totalMinor, discountMinor, refundedMinor, penaltyMinor } = line;
    const paid = { paidMinor: totalMinor - discountMinor, settledMinor: refundedMinor + penaltyMinor };
    return { orderId, worthMinor: unusedFee(paid, { left, total: grant.lessons * quantity }) };
  });
}
