import type { Language } from '#platform/i18n/language.ts';
import type { PaymentFailure, PaymentProviderName } from '../../domain/payments/payment.ts';
import type { ProviderEvent } from '../../domain/payments/provider-event.ts';

/**
 * The door to a payment provider. An adapter stores nothing about orders: it gets what it needs as arguments and
 * reports by events. Money in minor units.
 */
export type PaymentProvider = {
  readonly name: PaymentProviderName;
  /** False: no card is charged, and every page that leads here says so. */
  readonly realMoney: boolean;

  /**
   * Makes the page on which a learner pays. `paymentId` is the idempotency key: repeated calls with the same one make
   * one page and at most one charge.
   */
  createPaymentPage(request: PaymentPageRequest): Promise<PaymentPageOutcome>;

  /** Closes a page on which nobody should pay any more. `paid`: too late. */
  closePaymentPage(reference: string): Promise<'closed' | 'paid' | 'unavailable'>;

  /**
   * Checks the signature of a webhook over its raw bytes, and reads it. One delivery may have several events. Nothing
   * in it is used before the signature is verified.
   */
  readWebhook(delivery: WebhookDelivery): Promise<WebhookOutcome>;

  /** Refunds money. `refundId` is the idempotency key. `pending`: an event will report the result. */
  refund(request: RefundRequest): Promise<RefundOutcome>;

  /** Asks about a payment whose webhook has not arrived. */
  findPayment(query: {
    readonly paymentId: string;
    readonly reference: string | null;
  }): Promise<PaymentLookup>;
};

export type PaymentPageRequest = {
  /** The UUID of this attempt; every event of it has it. */
  readonly paymentId: string;
  readonly orderId: string;
  /** For people: `N-26-000123`. */
  readonly orderNumber: string;
  /** The amount to charge, after discounts; at least 50. */
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
  /** Absolute addresses of this site. `returnUrl`: after a payment or an attempt. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** The page ends at this time at the latest. */
  readonly expiresAt: Date;
};

/**
 * `unavailable`: try again, nothing is charged. `rejected`: it will always fail, because of a bug or a wrong
 * configuration.
 */
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
