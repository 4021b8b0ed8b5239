import type { Language } from '#platform/i18n/language.ts';
import type { PaymentFailure, PaymentProviderName } from '../../domain/payments/payment.ts';

/**
 * The door to whoever takes the money. An adapter keeps nothing of orders: everything it needs comes in, everything it
 * learns goes out as events. Money in minor units.
 */
export type PaymentProvider = {
  readonly name: PaymentProviderName;
  /** False: no card is charged; every page that leads here says so. */
  readonly realMoney: boolean;

  /**
   * Makes the page on which a learner pays. `paymentId` is the idempotency key: however often it is asked with the same
   * one, there is one page and at most one charge.
   */
  createPaymentPage(request: PaymentPageRequest): Promise<PaymentPageOutcome>;

  /** Closes a page that nobody shall pay on any more. `paid`: too late. */
  closePaymentPage(reference: string): Promise<'closed' | 'paid' | 'unavailable'>;

  /**
   * Checks the signature of a webhook over its bytes as they came, and reads it. One delivery may hold several events.
   * Nothing is believed before the signature was right.
   */
  readWebhook(delivery: WebhookDelivery): Promise<WebhookOutcome>;

  /** Gives money back. `refundId` is the idempotency key. `pending`: an event will tell. */
  refund(request: RefundRequest): Promise<RefundOutcome>;

  /** Asks what became of a payment, for when its webhook does not come. */
  findPayment(sought: {
    readonly paymentId: string;
    readonly reference: string | null;
  }): Promise<PaymentLookup>;
};

export type PaymentPageRequest = {
  /** UUID of this try; comes back in every event of it. */
  readonly paymentId: string;
  readonly orderId: string;
  /** For people: `N-26-000123`. */
  readonly orderNumber: string;
  /** What is charged, after discounts; at least 50. */
  readonly amountMinor: number;
  readonly currency: 'USD';
  /** For the page and the card statement. The amounts after discount add up to `amountMinor`. */
  readonly lines: readonly {
    readonly name: string;
    readonly quantity: number;
    readonly amountMinor: number;
  }[];
  readonly email: string;
  readonly language: Language;
  /** Absolute addresses of this site. `returnUrl`: after paying, or after trying. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** The page ends then at the latest. */
  readonly expiresAt: Date;
};

/** `unavailable`: try again, nothing is charged. `rejected`: it never will; a bug or a wrong configuration. */
export type ProviderFailure = {
  readonly ok: false;
  readonly refusal: 'unavailable' | 'rejected';
  /** For the log: codes, no addresses, no keys. */
  readonly reason: string;
};

export type PaymentPageOutcome =
  | {
      readonly ok: true;
      /** The provider's own name of the payment, such as `cs_test_…`. */
      readonly reference: string;
      /** Absolute, or a path of this site. */
      readonly url: string;
    }
  | ProviderFailure;

export type WebhookDelivery = {
  readonly headers: Headers;
  readonly body: Uint8Array;
  readonly receivedAt: Date;
};

export type WebhookOutcome =
  | { readonly ok: true; readonly events: readonly ProviderEvent[] }
  | { readonly ok: false; readonly refusal: 'signature-wrong' | 'too-old' | 'unreadable' };

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

export type RefundRequest = {
  readonly refundId: string;
  readonly paymentId: string;
  readonly reference: string;
  readonly amountMinor: number;
  readonly currency: 'USD';
};

export type RefundOutcome =
  | { readonly ok: true; readonly state: 'done' | 'pending'; readonly refundReference: string }
  | ProviderFailure;

export type PaymentLookup =
  | {
      readonly state: 'paid';
      readonly reference: string;
      readonly amountMinor: number;
      readonly currency: string;
      readonly method: string | null;
      readonly paidAt: Date;
    }
  | { readonly state: 'open'; readonly url: string }
  | { readonly state: 'failed'; readonly failure: PaymentFailure }
  | { readonly state: 'closed' }
  /** The page was never made. */
  | { readonly state: 'unknown' }
  | { readonly state: 'unavailable' };
