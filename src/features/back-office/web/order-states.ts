import type { AdminOrderSummary } from './admin-replies.ts';

export type OrderState = AdminOrderSummary['state'];

/** In the order in which an admin looks for them. */
export const ORDER_STATES: readonly OrderState[] = [
  'paid',
  'awaiting-payment',
  'failed',
  'partly-refunded',
  'refunded',
  'cancelled',
  'expired',
  'draft',
];
