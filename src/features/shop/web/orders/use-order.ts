import { call } from '#platform/api-client/api-client.ts';
import { useReply, type LoadedReply } from '#platform/api-client/use-reply.ts';
import { ORDER_ENDPOINTS } from '../../order-endpoints.ts';
import type { OrderView } from '../../contract.ts';

type LoadedOrder = LoadedReply<{ readonly order: OrderView }>;

/** One order in its present state. */
export function useOrder(orderId: string | undefined): LoadedOrder {
  return useReply<{ readonly order: OrderView }>(
    () => call(ORDER_ENDPOINTS, 'getOrder', { params: { orderId: orderId ?? '' } }),
    orderId,
  );
}
