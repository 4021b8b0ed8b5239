/**
 * The states of an order. `draft`: written down, the payment page is being made. `failed`: the last try was refused;
 * another may follow. `expired` and `cancelled` are over for the learner, but money that arrives late is still taken
 * note of.
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

/** What may follow what. Whatever is not listed never happens; the database refuses it too. */
export const ORDER_TRANSITIONS = {
  draft: ['awaiting-payment', 'paid', 'failed', 'expired', 'cancelled'],
  'awaiting-payment': ['paid', 'failed', 'expired', 'cancelled'],
  failed: ['awaiting-payment', 'paid', 'expired', 'cancelled'],
  // A payment page that was open in another tab was used after all.
  expired: ['paid'],
  cancelled: ['paid'],
  paid: ['partly-refunded', 'refunded'],
  // Backwards: a refund that the provider refused for good is undone.
  'partly-refunded': ['refunded', 'paid'],
  refunded: ['partly-refunded', 'paid'],
} as const satisfies Record<OrderState, readonly OrderState[]>;

export function canBecome(from: OrderState, to: OrderState): boolean {
  return (ORDER_TRANSITIONS[from] as readonly OrderState[]).includes(to);
}

const PAYABLE = ['draft', 'awaiting-payment', 'failed'] as const satisfies readonly OrderState[];
const SETTLED = ['paid', 'partly-refunded', 'refunded'] as const satisfies readonly OrderState[];

const isOneOf = (states: readonly OrderState[], state: OrderState) => states.includes(state);

/** Whether the learner may still pay it. */
export const canPay = (state: OrderState): boolean => isOneOf(PAYABLE, state);

/** Whether the learner may give it up; what is paid is refunded instead. */
export const canCancel = (state: OrderState): boolean => isOneOf(PAYABLE, state);

/** Whether money was received for it, even if it was given back since. */
export const isSettled = (state: OrderState): boolean => isOneOf(SETTLED, state);

export const canRefund = (state: OrderState): boolean => state === 'paid' || state === 'partly-refunded';

/** What a settled order is after some of its money has gone back. US cents. */
export function settledState(order: {
  readonly totalMinor: number;
  readonly refundedMinor: number;
}): OrderState {
  if (order.refundedMinor === 0) return 'paid';
  return order.refundedMinor === order.totalMinor ? 'refunded' : 'partly-refunded';
}
