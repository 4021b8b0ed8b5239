import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import type { OrderLineView, OrderSummary, OrderView } from '../../contract.ts';
import { canCancel, canPay, canRefund } from '../../domain/orders/order-state.ts';
import { listEntitlementsOfLines, type StoredEntitlement } from '../entitlements/entitlement-store.ts';
import { countUnusedCredits } from '../entitlements/granted-credits.ts';
import type { ShopDependencies } from '../shop-dependencies.ts';
import { listLines, type StoredLine, type StoredOrder } from '../orders/order-store.ts';
import { listPayments, type StoredPayment } from '../payments/payment-store.ts';
import { quoteRefund } from '../refunds/quote-refund.ts';
import { listRefunds, type StoredRefund } from '../refunds/refund-store.ts';

const toInstant = (instant: Date | null) => instant?.toISOString() ?? null;

export function viewSummary(order: StoredOrder, lines: readonly StoredLine[]): OrderSummary {
  return {
    order_id: order.id,
    number: order.number,
    state: order.state,
    currency: 'USD',
    total_minor: order.totalMinor,
    refunded_minor: order.refundedMinor,
    created_at: order.createdAt.toISOString(),
    paid_at: toInstant(order.paidAt),
    names: lines.map(({ name }) => name),
  };
}

type LineFacts = {
  readonly gave: StoredEntitlement | undefined;
  /** Of an entitlement to markings or lessons. */
  readonly unused: number;
  readonly path: string | null;
};

function viewLine(line: StoredLine, { gave, unused, path }: LineFacts): OrderLineView {
  const { teacher, minutes, credits } = gave ?? { teacher: null, minutes: null, credits: null };
  return {
    line_id: line.id,
    product: line.productId,
    kind: line.grant.kind,
    name: line.name,
    path,
    quantity: line.quantity,
    unit_price_minor: line.unitPriceMinor,
    total_minor: line.totalMinor,
    discount_minor: line.discountMinor,
    paid_minor: line.totalMinor - line.discountMinor,
    refunded_minor: line.refundedMinor,
    grant: gave
      ? {
          starts_at: gave.startsAt.toISOString(),
          access_until: toInstant(gave.endsAt),
          credits:
            teacher !== null && minutes !== null && credits !== null
              ? { teacher, minutes, total: credits, left: unused }
              : null,
          markings: gave.kind === 'marking' && credits !== null ? { total: credits, left: unused } : null,
          revoked: gave.revokedAt !== null,
        }
      : null,
  };
}

export function viewRefund(refund: StoredRefund): OrderView['refunds'][number] {
  return {
    refund_id: refund.id,
    state: refund.state,
    reason: refund.reason,
    amount_minor: refund.amountMinor,
    penalty_minor: refund.penaltyMinor,
    requested_at: refund.requestedAt.toISOString(),
    done_at: toInstant(refund.doneAt),
  };
}

function viewPayment(payment: StoredPayment): OrderView['payments'][number] {
  return {
    payment_id: payment.id,
    provider: payment.provider,
    state: payment.state,
    failure: payment.failure,
    method: payment.method,
    amount_minor: payment.amountMinor,
    created_at: payment.createdAt.toISOString(),
    paid_at: toInstant(payment.paidAt),
  };
}

/** An order as its buyer sees it now. */
export async function viewOrder(
  dependencies: Pick<
    ShopDependencies,
    'products' | 'providers' | 'clock' | 'markingCredits' | 'lessonCredits'
  >,
  database: DatabaseOrTransaction,
  order: StoredOrder,
): Promise<OrderView> {
  const { products, providers } = dependencies;
  const lines = await listLines(database, order.id);
  const lineIds = lines.map(({ id }) => id);
  const gave = await listEntitlementsOfLines(database, lineIds);
  const unused = new Map<string, number>();
  for (const each of gave) {
    if (each.orderLineId !== null)
      unused.set(each.orderLineId, await countUnusedCredits(dependencies, database, each));
  }
  const payments = await listPayments(database, order.id);
  const refunds = await listRefunds(database, order.id);
  const refundable =
    canRefund(order.state) && ((await quoteRefund(dependencies, database, order))?.refundMinor ?? 0) > 0;
  const { guardianName: name, guardianEmail: email } = order;
  return {
    ...viewSummary(order, lines),
    lines: lines.map((line) => {
      const granted = gave.find(({ orderLineId }) => orderLineId === line.id);
      return viewLine(line, {
        gave: granted,
        unused: unused.get(line.id) ?? 0,
        path: products.get(line.productId)?.path ?? null,
      });
    }),
    subtotal_minor: order.subtotalMinor,
    discount_minor: order.discountMinor,
    coupon: order.coupon,
    failure: order.failure,
    expires_at: canPay(order.state) ? order.expiresAt.toISOString() : null,
    payments: payments.map(viewPayment),
    refunds: refunds.map(viewRefund),
    real_money: payments.every(({ provider }) => providers.find(provider)?.realMoney ?? true),
    terms_version: order.termsVersion,
    guardian: name !== null && email !== null ? { name, email } : null,
    can: { pay: canPay(order.state), cancel: canCancel(order.state), refund: refundable },
  };
}
