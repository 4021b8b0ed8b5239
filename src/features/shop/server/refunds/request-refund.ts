import type { Transaction } from '#platform/database/database.ts';
import { withRetry } from '#platform/database/with-retry.ts';
import { canRefund } from '../../domain/orders/order-state.ts';
import type { RefundReason } from '../../domain/refunds/refund.ts';
import { requestHash as hashOf } from '../orders/request-hash.ts';
import { noticeEntitlements } from '../entitlements/entitlement-notices.ts';
import { lockCredits } from '../entitlements/granted-credits.ts';
import type { ShopPlatform } from '../shop-platform.ts';
import { findOwnOrder, findOrder, listLines, lockOrder, type StoredOrder } from '../orders/order-store.ts';
import { findPayment, lockPayment } from '../payments/payment-store.ts';
import { quoteRefund } from './quote-refund.ts';
import { findRefundByKey, type StoredRefund } from './refund-store.ts';
import { startRefund, type LineToRefund } from './start-refund.ts';

type RefundKey = { readonly orderId: string; readonly idempotencyKey: string };

export type RefundOutcome =
  | { readonly ok: true; readonly refund: StoredRefund }
  | {
      readonly ok: false;
      readonly refusal:
        | 'order-unknown'
        | 'order-unpaid'
        | 'refund-changed'
        | 'nothing-to-refund'
        | 'key-reused';
    };

const refuse = <R extends string>(refusal: R) => ({ ok: false, refusal }) as const;

/**
 * A learner cancels lines of a paid order (terms, clause 9). The refund must equal the amount that the learner
 * confirmed, to the cent. One key refunds once.
 */
export async function requestRefund(
  dependencies: ShopPlatform,
  request: RefundKey & {
    readonly accountId: string;
    readonly lineIds: readonly string[];
    readonly expectedRefundMinor: number;
  },
): Promise<RefundOutcome> {
  const { database } = dependencies;
  const order = await findOwnOrder(database, request);
  if (!order) return refuse('order-unknown');
  const { lineIds, expectedRefundMinor } = request;
  return refundOnce(dependencies, order, {
    ...request,
    requestHash: hashOf({ lineIds, expectedRefundMinor }),
    reason: 'cancelled-by-learner',
    async choose(transaction, held) {
      if (held.accountId !== null) await lockCredits(dependencies, transaction, held.accountId);
      const quote = await quoteRefund(dependencies, transaction, held);
      const chosen = (quote?.lines ?? []).filter(({ line }) => lineIds.includes(line.id));
      const lines = chosen.flatMap(({ line, refund }): LineToRefund[] =>
        refund.refusal === null
          ? [{ line, amountMinor: refund.refundMinor, penaltyMinor: refund.penaltyMinor }]
          : [],
      );
      const amountMinor = lines.reduce((total, line) => total + line.amountMinor, 0);
      if (lines.length > 0 && amountMinor !== expectedRefundMinor) return 'refund-changed';
      return lines;
    },
  });
}

/** An admin refunds everything that is left of some lines, or of every line, including withheld penalties. */
export async function refundByAdmin(
  dependencies: ShopPlatform,
  request: RefundKey & {
    readonly adminId: string;
    readonly lineIds: readonly string[] | undefined;
    readonly reason: Exclude<RefundReason, 'cancelled-by-learner'>;
    readonly note: string;
  },
): Promise<RefundOutcome> {
  const order = await findOrder(dependencies.database, request.orderId);
  if (!order) return refuse('order-unknown');
  const { lineIds, reason, note } = request;
  return refundOnce(dependencies, order, {
    ...request,
    requestHash: hashOf({ lineIds, reason, note }),
    async choose(transaction) {
      const lines = await listLines(transaction, order.id);
      const chosen = lines.filter(({ id }) => lineIds?.includes(id) ?? true);
      const back = chosen.map((line) => ({
        line,
        amountMinor: line.totalMinor - line.discountMinor - line.refundedMinor,
        penaltyMinor: 0 - line.penaltyMinor,
      }));
      return back.some(({ amountMinor }) => amountMinor > 0) ? back : [];
    },
  });
}

type Refunding = RefundKey & {
  readonly requestHash: string;
  readonly reason: RefundReason;
  readonly adminId?: string;
  readonly note?: string;
  /** The amount of each line, decided while the order is locked. */
  choose(transaction: Transaction, order: StoredOrder): Promise<readonly LineToRefund[] | 'refund-changed'>;
};

async function refundOnce(
  dependencies: ShopPlatform,
  order: StoredOrder,
  refunding: Refunding,
): Promise<RefundOutcome> {
  const { database, notices } = dependencies;
  const outcome = await withRetry(() =>
    database.transaction(async (transaction): Promise<RefundOutcome> => {
      const held = await lockOrder(transaction, order.id);
      const before = await findRefundByKey(transaction, refunding);
      if (before) {
        return before.requestHash === refunding.requestHash
          ? { ok: true, refund: before }
          : refuse('key-reused');
      }
      if (held.state === 'refunded') return refuse('nothing-to-refund');
      if (!canRefund(held.state)) return refuse('order-unpaid');
      const lines = await refunding.choose(transaction, held);
      if (lines === 'refund-changed') return refuse(lines);
      const paying = held.payingPaymentId && (await findPayment(transaction, held.payingPaymentId));
      if (!paying || lines.length === 0) return refuse('nothing-to-refund');
      const { idempotencyKey, requestHash, reason, adminId, note } = refunding;
      const refund = await startRefund(dependencies, transaction, {
        order: held,
        payment: await lockPayment(transaction, paying.id),
        reason,
        idempotencyKey,
        requestHash,
        lines,
        ...(adminId === undefined ? {} : { adminId }),
        ...(note === undefined ? {} : { note }),
      });
      return { ok: true, refund };
    }),
  );
  if (outcome.ok) await noticeEntitlements(notices, order.accountId);
  return outcome;
}
