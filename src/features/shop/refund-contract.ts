import { z } from 'zod';
import { endpoint } from '#platform/http/endpoint.ts';
import { MAX_CART_LINES } from './domain/products/product.ts';
import { ORDER_ENDPOINTS } from './order-endpoints.ts';
import {
  orderParamsSchema,
  orderSchema,
  refundQuoteSchema,
  refundSchema,
  statusOkSchema,
} from './order-view-contract.ts';

/** The calls for refunds of an order. */

export const quoteRefund = endpoint({
  ...ORDER_ENDPOINTS.quoteRefund,
  summary: 'What would come back for each line now, rule by rule. Changes nothing.',
  access: 'signed-in',
  params: orderParamsSchema,
  reply: refundQuoteSchema,
  refusals: ['order-unknown', 'order-unpaid'],
});

export const requestRefund = endpoint({
  ...ORDER_ENDPOINTS.requestRefund,
  summary: 'Cancels lines of a paid order: what they gave ends at once, and the money goes back.',
  access: 'signed-in',
  idempotent: true,
  params: orderParamsSchema,
  body: z.strictObject({
    lines: z.array(z.uuid()).min(1).max(MAX_CART_LINES),
    /** The amount that the learner confirmed. If it differs now, the refund is refused. */
    expected_refund_minor: z.int().min(1),
  }),
  reply: z.object({ status: statusOkSchema, refund: refundSchema, order: orderSchema }),
  refusals: ['order-unknown', 'order-unpaid', 'refund-changed', 'nothing-to-refund', 'key-reused'],
});
