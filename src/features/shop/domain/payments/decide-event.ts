import { isSettled, type OrderState } from '../orders/order-state.ts';
import type { PaymentState } from './payment.ts';

/** A payment as it stands, with its order. */
export type PaymentFacts = {
  readonly paymentState: PaymentState;
  readonly amountMinor: number;
  readonly orderState: OrderState;
};

/** What a provider says of a payment: `ProviderEvent`, as far as it decides anything. */
export type ReportedEvent =
  | { readonly kind: 'paid'; readonly amountMinor: number; readonly currency: string }
  | { readonly kind: 'failed' | 'closed' }
  | { readonly kind: 'refunded' | 'refund-failed' };

/**
 * What to do with an event, in whatever order events arrive and however often. `record-payment`: it pays the order.
 * `return-payment`: money has come that no order waits for: it goes back. `wait`: it tells of something later than what
 * is known; it is applied when that arrives. `mismatch`: not what was asked for: nothing is given for it, people look.
 */
export type EventVerdict =
  | 'record-payment'
  | 'return-payment'
  | 'note-failure'
  | 'note-closing'
  | 'settle-refund'
  | 'wait'
  | 'nothing'
  | 'mismatch';

export function decideEvent(facts: PaymentFacts, event: ReportedEvent): EventVerdict {
  const { paymentState, orderState } = facts;
  switch (event.kind) {
    case 'paid':
      if (paymentState === 'paid') return 'nothing';
      if (event.amountMinor !== facts.amountMinor || event.currency.toUpperCase() !== 'USD')
        return 'mismatch';
      return isSettled(orderState) ? 'return-payment' : 'record-payment';
    case 'failed':
      // What is over, one way or another, is not made to fail by a message that comes late.
      return paymentState === 'open' || paymentState === 'failed' ? 'note-failure' : 'nothing';
    case 'closed':
      return paymentState === 'open' || paymentState === 'failed' ? 'note-closing' : 'nothing';
    case 'refunded':
    case 'refund-failed':
      return paymentState === 'paid' ? 'settle-refund' : 'wait';
    default:
      return event satisfies never;
  }
}
