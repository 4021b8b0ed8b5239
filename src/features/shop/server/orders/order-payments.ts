import type { Transaction } from '#platform/database/database.ts';
import type { StoredOrder } from './order-store.ts';

/** `url` null: there is nothing to pay. */
export type PageToPay =
  | { readonly ok: true; readonly url: string | null }
  | { readonly ok: false; readonly refusal: 'payment-unavailable' };

/** What orders need of payments. Payments import orders, so the server hands this in (../wire-shop.ts). */
export type OrderPayments = {
  /** False: no provider takes new payments, so nothing can be ordered. */
  readonly areTaken: boolean;
  /** Adds the first payment of a new order, in the transaction that writes the order. */
  add(transaction: Transaction, order: StoredOrder): Promise<void>;
  /** The page on which an order is paid. Call it outside of transactions: the provider may be asked for a page. */
  openPage(order: StoredOrder): Promise<PageToPay>;
  /** Closes the pages of an order, and records what was paid on them before. Pages stay open while the provider is away. */
  closePages(orderId: string): Promise<void>;
  /** Lets jobs close the pages of an order, in the transaction that ends the order. */
  closePagesLater(transaction: Transaction, orderId: string): Promise<void>;
  /** Asks the provider about each open page of an order, and records what was paid. */
  refresh(orderId: string): Promise<void>;
};
