import { createOrderPayments } from './payments/create-order-payments.ts';
import { createRefundDesk } from './refunds/create-refund-desk.ts';
import type { ShopDependencies } from './shop-dependencies.ts';

/** What the server decides about the shop. */
export type ShopOptions = Omit<ShopDependencies, 'payments' | 'refunds'>;

/**
 * Connects the parts of the shop. Folders import only what is below them (products, entitlements, orders, payments,
 * refunds). Where a lower one starts something in a higher one, it calls a function that is handed in here.
 */
export function wireShop(options: ShopOptions): ShopDependencies {
  const refunds = createRefundDesk(options);
  const payments = createOrderPayments({ ...options, refunds });
  return { ...options, refunds, payments };
}
