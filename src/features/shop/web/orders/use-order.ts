import { useReply, type LoadedReply } from '#platform/api-client/use-reply.ts';
import type { OrderView } from '../../contract.ts';
import { callOrders } from '../order-calls.ts';

type LoadedOrder = LoadedReply<{ readonly order: OrderView }>;

/** One order in its present state. */
export function useOrder(orderId: string | undefined): LoadedOrder {
  return useReply<{ readonly order: OrderView }>(
    () => callOrders('getOrder', { params: { orderId: orderId ?? '' } }),
    orderId,
  );
}
