import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import { isSettled } from '../../domain/orders/order-state.ts';
import {
  quoteLineRefund,
  withdrawalEnd,
  type LineRefund,
  type Remaining,
} from '../../domain/refunds/refund.ts';
import { listEntitlementsOfLines, type StoredEntitlement } from '../entitlements/entitlement-store.ts';
import { countUnusedCredits, type Wallets } from '../entitlements/granted-credits.ts';
import type { ShopPlatform } from '../shop-platform.ts';
import { listLines, type StoredLine, type StoredOrder } from '../orders/order-store.ts';

export type OrderRefundQuote = {
  readonly lines: readonly { readonly line: StoredLine; readonly refund: LineRefund }[];
  /** The sum over all lines that can be refunded. */
  readonly refundMinor: number;
  /** Until when no penalty is withheld; null: that time is over. */
  readonly withdrawalUntil: Date | null;
};

/** The credits of a whole line. Undefined: it grants access. */
function creditsOf({ grant, quantity }: StoredLine): number | undefined {
  if (grant.kind === 'marking') return quantity;
  return grant.kind === 'lessons' ? grant.lessons * quantity : undefined;
}

async function remainingOf(
  wallets: Wallets,
  database: DatabaseOrTransaction,
  { line, gave, now }: { readonly line: StoredLine; readonly gave?: StoredEntitlement; readonly now: Date },
): Promise<Remaining> {
  const total = creditsOf(line);
  if (total !== undefined) {
    const left = gave ? await countUnusedCredits(wallets, database, gave) : 0;
    return { of: 'credits', left, total };
  }
  // Without an end the line was granted nothing, or its entitlement is gone.
  return gave?.endsAt
    ? { of: 'days', startsAt: gave.startsAt, endsAt: gave.endsAt }
    : { of: 'days', startsAt: now, endsAt: now };
}

/** The present refund of each line (terms, clause 9). An unpaid order has none. */
export async function quoteRefund(
  { clock, ...wallets }: Pick<ShopPlatform, 'clock'> & Wallets,
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
        remaining: await remainingOf(wallets, database, {
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
