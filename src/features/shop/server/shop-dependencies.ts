import type { OrdersDependencies } from './orders/orders-dependencies.ts';
import type { PaymentsDependencies } from './payments/payments-dependencies.ts';

/** What the calls and jobs of the shop need: see `wireShop`. */
export type ShopDependencies = OrdersDependencies & PaymentsDependencies;
