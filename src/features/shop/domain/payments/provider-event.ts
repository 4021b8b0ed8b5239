import type { PaymentFailure } from './payment.ts';

/** The fields of every event. */
type EventHead = {
  /** The provider's identifier of the event, the same in every delivery. */
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
  /** This attempt failed. The page may still be open for another card. */
  | (OfPayment & { readonly kind: 'failed'; readonly failure: PaymentFailure })
  /** The page ended without a payment: it expired, or was cancelled there. */
  | (OfPayment & { readonly kind: 'closed' })
  | (OfPayment & {
      readonly kind: 'refunded';
      /** Our identifier; null: somebody made the refund at the provider. */
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
  /** A genuine event that does not concern us. */
  | (EventHead & { readonly kind: 'other'; readonly type: string });

/** An event of a payment or its refunds. */
export type PaymentEvent = Exclude<ProviderEvent, { readonly kind: 'other' }>;
export type RefundEvent = Extract<ProviderEvent, { readonly kind: 'refunded' | 'refund-failed' }>;
