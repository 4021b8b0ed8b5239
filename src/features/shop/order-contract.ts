import { z } from 'zod';
import { endpoint } from '#platform/http/endpoint.ts';
import { pageCursorSchema } from '#platform/paging/page-cursor.ts';
import { cartLinesSchema } from './cart-contract.ts';
import { ORDER_ENDPOINTS } from './order-endpoints.ts';
import {
  couponCodeSchema,
  instantSchema,
  languageSchema,
  orderParamsSchema,
  orderSchema,
  orderSummarySchema,
  paymentPageSchema,
  shortTextSchema,
  statusOkSchema,
} from './order-view-contract.ts';

/** The calls for orders: from a cart to an order, and what became of it. */

export const checkout = endpoint({
  ...ORDER_ENDPOINTS.checkout,
  summary: 'Makes an order of a cart and a page to pay it. The same key gives the same order, however often.',
  access: 'signed-in',
  idempotent: true,
  body: z.strictObject({
    lines: cartLinesSchema.min(1),
    coupon: couponCodeSchema.nullable(),
    /** The total that the learner saw. If it differs now, the checkout is refused. */
    expected_total_minor: z.int().min(0),
    terms_version: shortTextSchema,
    /** True: the learner says to be under 20 and names a guardian who consents. */
    under_20: z.boolean(),
    guardian: z.strictObject({ name: shortTextSchema, email: shortTextSchema }).nullable(),
  }),
  reply: z.object({ status: statusOkSchema, order: orderSchema, payment: paymentPageSchema }),
  refusals: [
    'form-invalid',
    'cart-changed',
    'lessons-not-bookable',
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
    status: statusOkSchema,
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
  params: orderParamsSchema,
  reply: z.object({ status: statusOkSchema, order: orderSchema }),
  refusals: ['order-unknown'],
});

export const cancelOrder = endpoint({
  ...ORDER_ENDPOINTS.cancelOrder,
  summary: 'Gives an unpaid order up; its payment page is closed and its coupon free again.',
  access: 'signed-in',
  params: orderParamsSchema,
  reply: z.object({ status: statusOkSchema, order: orderSchema }),
  refusals: ['order-unknown', 'order-paid', 'order-over'],
});

export const getReceipt = endpoint({
  ...ORDER_ENDPOINTS.getReceipt,
  summary: 'The receipt of a paid order, to print.',
  access: 'signed-in',
  params: orderParamsSchema,
  reply: z.object({
    status: statusOkSchema,
    order: orderSchema,
    /** The seller. */
    school: z.object({ name: z.string(), email: z.string() }),
    buyer: z.object({ name: z.string(), email: z.string(), language: languageSchema }),
  }),
  refusals: ['order-unknown', 'order-unpaid'],
});
