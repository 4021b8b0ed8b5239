import { z } from 'zod';
import { endpoint } from '#platform/http/endpoint.ts';
import { pageCursorSchema } from '#platform/paging/page-cursor.ts';
import { MAX_CART_LINES } from './domain/products/product.ts';
import {
  couponCodeSchema,
  instantSchema,
  languageSchema,
  minorSchema,
  orderSchema,
  orderSummarySchema,
  productIdSchema,
  quoteSchema,
  refundQuoteSchema,
  refundSchema,
  shortTextSchema,
} from './order-view-contract.ts';
import { ORDER_ENDPOINTS } from './order-endpoints.ts';

/** The calls of buyers. Prices come from the server. A price in a body is only what the buyer saw. */

const statusOk = z.literal(true);
const orderParams = z.strictObject({ orderId: z.uuid() });

/** Lines of the same product are merged. An impossible quantity is corrected, and the reply says so. */
const linesSchema = z
  .array(
    z.strictObject({
      product: productIdSchema,
      quantity: z.int().min(1).max(1000),
      /** The price that the buyer saw, so the reply can report a change. */
      price_minor: z.int().min(0).max(100_000_000).optional(),
    }),
  )
  .max(MAX_CART_LINES);

const cartSchema = z.object({
  status: statusOk,
  lines: z.array(z.object({ product: z.string(), quantity: z.int(), price_minor: minorSchema.nullable() })),
  coupon: z.string().nullable(),
});

export const quoteCart = endpoint({
  ...ORDER_ENDPOINTS.quoteCart,
  summary: 'What a cart costs now, line by line, and what is the matter with any line or the coupon.',
  access: 'anyone',
  body: z.strictObject({ lines: linesSchema, coupon: couponCodeSchema.nullable().optional() }),
  reply: quoteSchema,
  refusals: ['throttled'],
});

export const getCart = endpoint({
  ...ORDER_ENDPOINTS.getCart,
  summary: 'The cart that is kept with the account.',
  access: 'signed-in',
  reply: cartSchema,
});

export const saveCart = endpoint({
  ...ORDER_ENDPOINTS.saveCart,
  summary:
    'Replaces the account’s cart, or merges a visitor’s into it (each product once, the greater quantity).',
  access: 'signed-in',
  body: z.strictObject({
    lines: linesSchema,
    coupon: couponCodeSchema.nullable(),
    mode: z.enum(['replace', 'merge']),
  }),
  reply: cartSchema,
});

/** The payment page is at `url`. Null: nothing has to be paid, and the order is settled. */
const payment = z.object({ url: z.string() }).nullable();

export const checkout = endpoint({
  ...ORDER_ENDPOINTS.checkout,
  summary: 'Makes an order of a cart and a page to pay it. The same key gives the same order, however often.',
  access: 'signed-in',
  idempotent: true,
  body: z.strictObject({
    lines: linesSchema.min(1),
    coupon: couponCodeSchema.nullable(),
    /** The total that the learner saw. If it differs now, the checkout is refused. */
    expected_total_minor: z.int().min(0),
    terms_version: shortTextSchema,
    /** True: the learner says to be under 20 and names a guardian who consents. */
    under_20: z.boolean(),
    guardian: z.strictObject({ name: shortTextSchema, email: shortTextSchema }).nullable(),
  }),
  reply: z.object({ status: statusOk, order: orderSchema, payment }),
  refusals: [
    'form-invalid',
    'cart-changed',
    'terms-changed',
    'coupon-refused',
    'email-unverified',
    'payment-unavailable',
    'key-reused',
    'throttled',
  ],
});

export const listOrders = endpoint({
  ...ORDER_ENDPOINTS.listOrders,
  summary: 'One’s own orders, the newest first, 20 at a time.',
  access: 'signed-in',
  query: z.strictObject({
    /** Only orders made before this instant. To page, send `cursor` instead. */
    before: instantSchema.optional(),
    /** `next_cursor` of the previous page. */
    cursor: pageCursorSchema.optional(),
  }),
  reply: z.object({
    status: statusOk,
    orders: z.array(orderSummarySchema),
    more: z.boolean(),
    /** Sent as `cursor`, it requests the next page; null: this is the last one. */
    next_cursor: pageCursorSchema.nullable(),
  }),
});

export const getOrder = endpoint({
  ...ORDER_ENDPOINTS.getOrder,
  summary: 'One order as it stands now; asks the payment provider when an answer is overdue.',
  access: 'signed-in',
  params: orderParams,
  reply: z.object({ status: statusOk, order: orderSchema }),
  refusals: ['order-unknown'],
});

export const retryPayment = endpoint({
  ...ORDER_ENDPOINTS.retryPayment,
  summary: 'A page to pay an order that is not paid: the open one, or a new one after a failure.',
  access: 'signed-in',
  idempotent: true,
  params: orderParams,
  reply: z.object({ status: statusOk, order: orderSchema, payment }),
  refusals: ['order-unknown', 'order-over', 'payment-unavailable', 'throttled'],
});

export const cancelOrder = endpoint({
  ...ORDER_ENDPOINTS.cancelOrder,
  summary: 'Gives an unpaid order up; its payment page is closed and its coupon free again.',
  access: 'signed-in',
  params: orderParams,
  reply: z.object({ status: statusOk, order: orderSchema }),
  refusals: ['order-unknown', 'order-paid', 'order-over'],
});

export const getReceipt = endpoint({
  ...ORDER_ENDPOINTS.getReceipt,
  summary: 'The receipt of a paid order, to print.',
  access: 'signed-in',
  params: orderParams,
  reply: z.object({
    status: statusOk,
    order: orderSchema,
    /** The seller. */
    school: z.object({ name: z.string(), email: z.string() }),
    buyer: z.object({ name: z.string(), email: z.string(), language: languageSchema }),
  }),
  refusals: ['order-unknown', 'order-unpaid'],
});

export const quoteRefund = endpoint({
  ...ORDER_ENDPOINTS.quoteRefund,
  summary: 'What would come back for each line now, rule by rule. Changes nothing.',
  access: 'signed-in',
  params: orderParams,
  reply: refundQuoteSchema,
  refusals: ['order-unknown', 'order-unpaid'],
});

export const requestRefund = endpoint({
  ...ORDER_ENDPOINTS.requestRefund,
  summary: 'Cancels lines of a paid order: what they gave ends at once, and the money goes back.',
  access: 'signed-in',
  idempotent: true,
  params: orderParams,
  body: z.strictObject({
    lines: z.array(z.uuid()).min(1).max(MAX_CART_LINES),
    /** The amount that the learner confirmed. If it differs now, the refund is refused. */
    expected_refund_minor: z.int().min(1),
  }),
  reply: z.object({ status: statusOk, refund: refundSchema, order: orderSchema }),
  refusals: ['order-unknown', 'order-unpaid', 'refund-changed', 'nothing-to-refund', 'key-reused'],
});
