import type { PaymentFailure } from './payment.ts';

/** What every event says. */
type EventHead = {
  /** The provider's own name of the event: the same in every delivery of it. */
  readonly eventId: string;
  readonly occurredAt: Date;
};

type OfPayment = EventHead & {
  readonly paymentId: string;
  readonly reference: string;
};

export type ProviderEvent =
  | (OfPayment & {
      readonly kind: 'paid';
      readonly amountMinor: number;
      readonly currency: string;
      /** For the receipt: `Visa •••• 4242`; null: unknown. */
      readonly method: string | null;
    })
  /** This try failed; the page may still be open for another card. */
  | (OfPayment & { readonly kind: 'failed'; readonly failure: PaymentFailure })
  /** The page is over without a payment: expired, or given up there. */
  | (OfPayment & { readonly kind: 'closed' })
  | (OfPayment & {
      readonly kind: 'refunded';
      /** Ours; null: the refund was made at the provider, by hand. */
      readonly refundId: string | null;
      readonly refundReference: string;
      readonly amountMinor: number;
    })
  | (OfPayment & {
      readonly kind: 'refund-failed';
      readonly refundId: string | null;
      readonly refundReference: string;
      readonly reason: string;
    })
  /** Signed and real, and nothing to us. */
  | (EventHead & { readonly kind: 'other'; readonly type: string });

/** An event of a payment or its refunds. */
export type PaymentEvent = Exclude<ProviderEvent, { readonly kind: 'other' }>;
export type RefundEvent = Extract<ProviderEvent, { readonly kind: 'refunded' | 'refund-failed' }>;
