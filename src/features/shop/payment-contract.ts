import { z } from 'zod';
import { endpoint } from '#platform/http/endpoint.ts';
import { ORDER_ENDPOINTS } from './order-endpoints.ts';
import { orderParamsSchema, orderSchema, paymentPageSchema, statusOkSchema } from './order-view-contract.ts';

/** The call to pay an order that is not paid yet. */

export const retryPayment = endpoint({
  ...ORDER_ENDPOINTS.retryPayment,
  summary: 'A page to pay an order that is not paid: the open one, or a new one after a failure.',
  access: 'signed-in',
  idempotent: true,
  params: orderParamsSchema,
  reply: z.object({ status: statusOkSchema, order: orderSchema, payment: paymentPageSchema }),
  refusals: ['order-unknown', 'order-over', 'payment-unavailable', 'throttled'],
});
