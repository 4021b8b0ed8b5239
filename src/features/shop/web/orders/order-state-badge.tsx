import { Badge } from '#ui/badge.tsx';
import type { OrderState } from '../../domain/orders/order-state.ts';
import { useOrdersText } from './use-orders-text.ts';

const TONES = {
  draft: 'accent',
  'awaiting-payment': 'accent',
  paid: 'success',
  'partly-refunded': 'neutral',
  refunded: 'neutral',
  failed: 'danger',
  expired: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<OrderState, string>;

/** How an order stands, in a word or two. */
export function OrderStateBadge({ state }: { readonly state: OrderState }) {
  const text = useOrdersText();
  return <Badge tone={TONES[state]}>{text(`states.${state}`)}</Badge>;
}
