import { useEffect } from 'react';
import { useReply, type LoadedReply } from '#platform/api-client/use-reply.ts';
import type { OrderView } from '../../contract.ts';
import { callOrders } from '../order-calls.ts';

type LoadedOrder = LoadedReply<{ readonly order: OrderView }>;

/** One order as it is now. */
export function useOrder(orderId: string | undefined): LoadedOrder {
  return useReply<{ readonly order: OrderView }>(
    () => callOrders('getOrder', { params: { orderId: orderId ?? '' } }),
    orderId,
  );
}

/** Nobody waits for news in a tab that is not looked at. Milliseconds; slower once it takes long. */
const ASK_AGAIN_MS = 1_500;
const ASK_SELDOM_MS = 8_000;
/** From then on it takes longer than usual. */
export const LONG_WAIT_MS = 20_000;

/** Asks again and again while `waits`. */
export function useAskAgain(waits: boolean, reload: () => void, sinceMs: number): void {
  useEffect(() => {
    if (!waits) return;
    const pause = sinceMs < LONG_WAIT_MS ? ASK_AGAIN_MS : ASK_SELDOM_MS;
    const timer = setInterval(() => {
      if (!document.hidden) reload();
    }, pause);
    const look = () => {
      if (!document.hidden) reload();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `reload` is new each time and does the same
  }, [waits, sinceMs < LONG_WAIT_MS]);
}
