import { isSettled, type OrderState } from '../orders/order-state.ts';
import type { PaymentState } from './payment.ts';

/** The state of a payment and its order. */
export type PaymentFacts = {
  readonly paymentState: PaymentState;
  readonly amountMinor: number;
  readonly orderState: OrderState;
};

/** A provider's report about a payment: the parts of `ProviderEvent` that matter here. */
export type ReportedEvent =
  | { readonly kind: 'paid'; readonly amountMinor: number; readonly currency: string }
  | { readonly kind: 'failed' | 'closed' }
  | { readonly kind: 'refunded' | 'refund-failed' };

/**
 * What to do with an event. Events may arrive in any order and any number of times. `record-payment`: it pays the
 * order. `return-payment`: no order waits for this money, so it is refunded. `wait`: an earlier event is missing, and
 * this one is applied after it. `mismatch`: amount or currency differ from the order, so nothing is granted and
 * people check it.
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
      // A late report does not turn a payment that has ended into a failed one.
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
