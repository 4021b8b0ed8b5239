import type { Transaction } from '#platform/database/database.ts';
import type { RefundEvent } from '../../domain/payments/provider-event.ts';
import type { StoredLine, StoredOrder } from '../orders/order-store.ts';
import type { StoredPayment } from './payment-store.ts';

/** Money that was charged and that the order, or a part of it, does not need. */
export type Overpayment = {
  readonly order: StoredOrder;
  readonly payment: StoredPayment;
  /** One key refunds once. */
  readonly idempotencyKey: string;
  /** Lines whose price is refunded in full. */
  readonly lines: readonly StoredLine[];
  /** Refunded besides the lines. US cents. */
  readonly besideLinesMinor: number;
};

export type RefundOfProvider = {
  readonly event: RefundEvent;
  readonly order: StoredOrder;
  readonly payment: StoredPayment;
};

/**
 * What payments need of refunds. Refunds import payments, so the server passes this in (../wire-shop.ts). Both
 * functions run in the caller's transaction, which has locked the order and the payment.
 */
export type RefundDesk = {
  /** Promises to refund an overpayment. Does nothing when no money is to be refunded. */
  refundOverpayment(transaction: Transaction, overpayment: Overpayment): Promise<void>;
  /** Records a provider's report about a refund, which we requested or somebody made at the provider. */
  applyRefundEvent(transaction: Transaction, refund: RefundOfProvider): Promise<void>;
};
