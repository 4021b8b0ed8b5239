import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import { canPay } from '../domain/orders/order-state.ts';
import { deleteCart, findCart } from './orders/cart-store.ts';
import { releaseCoupon } from './orders/coupon-store.ts';
import { forgetEntitlements, listAllEntitlements } from './entitlements/entitlement-store.ts';
import { noteOrderEvent } from './orders/order-event-store.ts';
import {
  anonymiseOrders,
  changeOrder,
  forgetCouponUses,
  listLines,
  listOrdersOf,
  listUnpaidOrders,
  lockOrder,
  type StoredOrder,
} from './orders/order-store.ts';
import { listPayments } from './payments/payment-store.ts';
import { forgetRefundNotes, listRefunds } from './refunds/refund-store.ts';

const toInstant = (instant: Date | null) => instant?.toISOString() ?? null;

async function exportOrder(database: DatabaseOrTransaction, order: StoredOrder) {
  const lines = await listLines(database, order.id);
  const payments = await listPayments(database, order.id);
  const refunds = await listRefunds(database, order.id);
  return {
    number: order.number,
    state: order.state,
    buyer_name: order.buyerName,
    buyer_email: order.buyerEmail,
    under_20: order.under20,
    guardian_name: order.guardianName,
    guardian_email: order.guardianEmail,
    terms_version: order.termsVersion,
    coupon: order.coupon,
    subtotal_minor: order.subtotalMinor,
    discount_minor: order.discountMinor,
    total_minor: order.totalMinor,
    refunded_minor: order.refundedMinor,
    created_at: toInstant(order.createdAt),
    paid_at: toInstant(order.paidAt),
    lines: lines.map((line) => ({
      product: line.productId,
      name: line.name,
      quantity: line.quantity,
      unit_price_minor: line.unitPriceMinor,
      discount_minor: line.discountMinor,
      refunded_minor: line.refundedMinor,
      penalty_minor: line.penaltyMinor,
    })),
    payments: payments.map(({ provider, state, method, amountMinor, createdAt, paidAt }) => ({
      provider,
      state,
      method,
      amount_minor: amountMinor,
      created_at: toInstant(createdAt),
      paid_at: toInstant(paidAt),
    })),
    refunds: refunds.map(({ state, reason, amountMinor, penaltyMinor, requestedAt, doneAt }) => ({
      state,
      reason,
      amount_minor: amountMinor,
      penalty_minor: penaltyMinor,
      requested_at: toInstant(requestedAt),
      done_at: toInstant(doneAt),
    })),
  };
}

type Person = { readonly accountId: string };

/**
 * What the shop stores about an account. The law requires books for years, so a deletion removes the person from
 * orders and leaves days, products and amounts. The cart and gifts are deleted, and an unpaid order ends.
 */
export const SHOP_DATA = {
  name: 'shop',

  async export(database: DatabaseOrTransaction, { accountId }: Person) {
    const orders: Awaited<ReturnType<typeof exportOrder>>[] = [];
    // One after the other: a long history must not use every connection of the pool.
    for (const order of await listOrdersOf(database, accountId, { limit: Number.MAX_SAFE_INTEGER })) {
      orders.push(await exportOrder(database, order));
    }
    const entitlements = await listAllEntitlements(database, accountId);
    const { lines, coupon } = await findCart(database, accountId);
    const data = {
      cart: { lines: lines.map(({ product, quantity }) => ({ product, quantity })), coupon },
      orders,
      entitlements: entitlements.map((each) => ({
        product: each.productId,
        starts_at: toInstant(each.startsAt),
        ends_at: toInstant(each.endsAt),
        credits: each.credits,
        revoked_at: toInstant(each.revokedAt),
      })),
    };
    return { data };
  },

  async erase(transaction: Transaction, { accountId }: Person, now: Date): Promise<readonly string[]> {
    for (const orderId of await listUnpaidOrders(transaction, accountId)) {
      const { state } = await lockOrder(transaction, orderId);
      if (canPay(state)) {
        await changeOrder(transaction, orderId, { state: 'cancelled' });
        await noteOrderEvent(transaction, orderId, { at: now, what: 'cancelled', by: 'job' });
      }
      await releaseCoupon(transaction, orderId, now);
    }
    await deleteCart(transaction, accountId);
    await forgetEntitlements(transaction, accountId, now);
    await forgetCouponUses(transaction, accountId);
    await forgetRefundNotes(transaction, accountId);
    await anonymiseOrders(transaction, accountId);
    return [];
  },
} as const;
