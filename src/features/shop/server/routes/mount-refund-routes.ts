import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import * as contract from '../../refund-contract.ts';
import { PENALTY_PERCENT } from '../../domain/refunds/refund.ts';
import type { ShopDependencies } from '../shop-dependencies.ts';
import { findOwnOrder } from '../orders/order-store.ts';
import { quoteRefund, type OrderRefundQuote } from '../refunds/quote-refund.ts';
import { ORDER_REFUSALS as REFUSALS } from './refusals.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { viewOrder, viewRefund } from './view-order.ts';

function viewQuote({ lines, refundMinor, withdrawalUntil }: OrderRefundQuote) {
  return {
    status: true as const,
    currency: 'USD' as const,
    lines: lines.map(({ line, refund }) => ({
      line_id: line.id,
      name: line.name,
      kind: line.grant.kind,
      paid_minor: line.totalMinor - line.discountMinor,
      unused: refund.unused,
      unused_minor: refund.unusedMinor,
      penalty_minor: refund.penaltyMinor,
      refund_minor: refund.refundMinor,
      rules: refund.rules.map(({ rule, amountMinor }) => ({ rule, amount_minor: amountMinor })),
      refusal: refund.refusal,
    })),
    penalty_percent: PENALTY_PERCENT,
    refund_minor: refundMinor,
    withdrawal_until: withdrawalUntil?.toISOString() ?? null,
  };
}

/** The calls that refund an account's purchases. */
export function mountRefundRoutes(api: Api, dependencies: ShopDependencies): void {
  const { database } = dependencies;

  mountEndpoint(api, contract.quoteRefund, REFUSALS, async ({ actor, params }) => {
    const order = await findOwnOrder(database, { ...params, accountId: actor.accountId });
    if (!order) return { ok: false, refusal: 'order-unknown' };
    const quote = await quoteRefund(dependencies, database, order);
    return quote ? { ok: true, reply: viewQuote(quote) } : { ok: false, refusal: 'order-unpaid' };
  });

  mountEndpoint(api, contract.requestRefund, REFUSALS, async ({ actor, params, body, idempotencyKey }) => {
    const own = { ...params, accountId: actor.accountId };
    const outcome = await requestRefund(dependencies, {
      ...own,
      idempotencyKey,
      lineIds: body.lines,
      expectedRefundMinor: body.expected_refund_minor,
    });
    if (!outcome.ok) return outcome;
    const order = await findOwnOrder(database, own);
    if (!order) return { ok: false, refusal: 'order-unknown' };
    const view = await viewOrder(dependencies, database, order);
    return { ok: true, reply: { status: true as const, refund: viewRefund(outcome.refund), order: view } };
  });
}
