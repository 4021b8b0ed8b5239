import { useQueryClient } from '@tanstack/react-query';
import { useSession } from '#features/accounts/web/index.ts';
import type { AdminOrder } from './admin-replies.ts';
import { officeKey } from './office-key.ts';

/** Puts an order that an act has changed on its page. Lists that have it are read again when they open. */
export function useOrderChange(): (order: AdminOrder) => Promise<void> {
  const cache = useQueryClient();
  const accountId = useSession()?.user.id;
  return (order) => {
    cache.setQueryData(officeKey('orders', accountId, order.order_id), { order });
    return cache.invalidateQueries({ queryKey: officeKey('orders', accountId), refetchType: 'none' });
  };
}
