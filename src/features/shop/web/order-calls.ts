import { createCalls } from '#platform/api-client/api-client.ts';
import type { OrdersContract } from '../contract.ts';
import { ORDER_ENDPOINTS } from '../order-endpoints.ts';

/** The calls of whoever buys, by name. */
export const callOrders = createCalls<OrdersContract>(ORDER_ENDPOINTS);
