import { Badge } from '#ui/badge.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { OrderState } from '../../domain/orders/order-state.ts';

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

/** The state of an order, in a word or two. */
export function OrderStateBadge({ state }: { readonly state: OrderState }) {
  const text = useText('orders');
  return <Badge tone={TONES[state]}>{text(`states.${state}`)}</Badge>;
}
