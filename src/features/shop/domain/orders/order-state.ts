/**
 * The states of an order. `draft`: stored, while the payment page is being made. `failed`: the last attempt was
 * refused, and another may follow. `expired` and `cancelled` are final for the learner, but money that arrives late
 * is still recorded.
 */
export const ORDER_STATES = [
  'draft',
  'awaiting-payment',
  'paid',
  'partly-refunded',
  'refunded',
  'failed',
  'expired',
  'cancelled',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** The states that may follow each state. Nothing else happens, and the database refuses it too. */
export const ORDER_TRANSITIONS = {
  draft: ['awaiting-payment', 'paid', 'failed', 'expired', 'cancelled'],
  'awaiting-payment': ['paid', 'failed', 'expired', 'cancelled'],
  failed: ['awaiting-payment', 'paid', 'expired', 'cancelled'],
  // A payment page open in another tab was used after all.
  expired: ['paid'],
  cancelled: ['paid'],
  paid: ['partly-refunded', 'refunded'],
  // Backwards: the provider refused a refund for good, and it is undone.
  'partly-refunded': ['refunded', 'paid'],
  refunded: ['partly-refunded', 'paid'],
} as const satisfies Record<OrderState, readonly OrderState[]>;

export function canBecome(from: OrderState, to: OrderState): boolean {
  return (ORDER_TRANSITIONS[from] as readonly OrderState[]).includes(to);
}

/** States in which the learner may still pay. */
export const PAYABLE = ['draft', 'awaiting-payment', 'failed'] as const satisfies readonly OrderState[];
const SETTLED = ['paid', 'partly-refunded', 'refunded'] as const satisfies readonly OrderState[];

const isOneOf = (states: readonly OrderState[], state: OrderState) => states.includes(state);

/** Whether the learner may still pay it. */
export const canPay = (state: OrderState): boolean => isOneOf(PAYABLE, state);

/** Whether the learner may cancel it. A paid order is refunded instead. */
export const canCancel = (state: OrderState): boolean => isOneOf(PAYABLE, state);

/** Whether money was received for it, even if it has been refunded since. */
export const isSettled = (state: OrderState): boolean => isOneOf(SETTLED, state);

export const canRefund = (state: OrderState): boolean => state === 'paid' || state === 'partly-refunded';

/** The state of a settled order after some of its money has been refunded. US cents. */
export function settledState(order: {
  readonly totalMinor: number;
  readonly refundedMinor: number;
}): OrderState {
  if (order.refundedMinor === 0) return 'paid';
  return order.refundedMinor === order.totalMinor ? 'refunded' : 'partly-refunded';
}
