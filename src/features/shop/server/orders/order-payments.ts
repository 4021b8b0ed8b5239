import type { Transaction } from '#platform/database/database.ts';
import type { StoredOrder } from './order-store.ts';

/** `url` null: nothing has to be paid. */
export type PageToPay =
  | { readonly ok: true; readonly url: string | null }
  | { readonly ok: false; readonly refusal: 'payment-unavailable' };

/** What orders need of payments. Payments import orders, so the server passes this in (../wire-shop.ts). */
export type OrderPayments = {
  /** False: no provider takes new payments, so nothing can be ordered. */
  readonly areTaken: boolean;
  /** Adds the first payment of a new order, in the transaction that writes the order. */
  add(transaction: Transaction, order: StoredOrder): Promise<void>;
  /** The page on which an order is paid. Call it outside of transactions, because it may call the provider. */
  openPage(order: StoredOrder): Promise<PageToPay>;
  /**
   * Closes the pages of an order, and records earlier payments on them. Pages stay open while the provider is away.
   */
  closePages(orderId: string): Promise<void>;
  /** Lets jobs close the pages of an order, in the transaction that ends the order. */
  closePagesLater(transaction: Transaction, orderId: string): Promise<void>;
  /** Asks the provider about each open page of an order, and records what was paid. */
  refresh(orderId: string): Promise<void>;
};
