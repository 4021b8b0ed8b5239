import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import { isSettled } from '../../domain/orders/order-state.ts';
import {
  quoteLineRefund,
  withdrawalEnd,
  type LineRefund,
  type Remaining,
} from '../../domain/refunds/refund.ts';
import { listEntitlementsOfLines, type StoredEntitlement } from '../entitlements/entitlement-store.ts';
import { countUnusedMarkings } from '../entitlements/granted-markings.ts';
import type { ShopPlatform } from '../shop-platform.ts';
import { listLines, type StoredLine, type StoredOrder } from '../orders/order-store.ts';

export type OrderRefundQuote = {
  readonly lines: readonly { readonly line: StoredLine; readonly refund: LineRefund }[];
  /** The sum over all lines that can be refunded. */
  readonly refundMinor: number;
  /** Until when no penalty is withheld; null: that time is over. */
  readonly withdrawalUntil: Date | null;
};

async function remainingOf(
  { markingCredits }: Pick<ShopPlatform, 'markingCredits'>,
  database: DatabaseOrTransaction,
  { line, gave, now }: { readonly line: StoredLine; readonly gave?: StoredEntitlement; readonly now: Date },
): Promise<Remaining> {
  if (line.grant.kind === 'marking') {
    const left = gave ? await countUnusedMarkings(markingCredits, database, gave) : 0;
    return { of: 'credits', left, total: line.quantity };
  }
  if (gave?.endsAt) return { of: 'days', startsAt: gave.startsAt, endsAt: gave.endsAt };
  if (gave?.credits) {
    return { of: 'credits', left: gave.credits - gave.creditsUsed, total: gave.credits };
  }
  // The line was granted nothing, or its entitlement is gone.
  return line.grant.kind === 'lessons'
    ? { of: 'credits', left: 0, total: line.grant.lessons * line.quantity }
    : { of: 'days', startsAt: now, endsAt: now };
}

/** The present refund of each line (terms, clause 9). An unpaid order has none. */
export async function quoteRefund(
  { clock, markingCredits }: Pick<ShopPlatform, 'clock' | 'markingCredits'>,
  database: DatabaseOrTransaction,
  order: StoredOrder,
): Promise<OrderRefundQuote | undefined> {
  const { paidAt } = order;
  const now = clock.now();
  if (!isSettled(order.state) || paidAt === null) return undefined;
  const lines = await listLines(database, order.id);
  const gave = await listEntitlementsOfLines(
    database,
    lines.map(({ id }) => id),
  );
  const quoted: { readonly line: StoredLine; readonly refund: LineRefund }[] = [];
  for (const line of lines) {
    const entitlement = gave.find(({ orderLineId }) => orderLineId === line.id);
    const refund = quoteLineRefund(
      {
        paidMinor: line.totalMinor - line.discountMinor,
        paidAt,
        settledMinor: line.refundedMinor + line.penaltyMinor,
        remaining: await remainingOf({ markingCredits }, database, {
          line,
          now,
          ...(entitlement ? { gave: entitlement } : {}),
        }),
        revoked: entitlement !== undefined && entitlement.revokedAt !== null,
      },
      now,
    );
    quoted.push({ line, refund });
  }
  const until = withdrawalEnd(paidAt);
  return {
    lines: quoted,
    refundMinor: quoted.reduce((total, { refund }) => total + refund.refundMinor, 0),
    withdrawalUntil: until > now ? until : null,
  };
}
