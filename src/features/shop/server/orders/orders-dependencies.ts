import type { ProductsDependencies } from '../products/products-dependencies.ts';
import type { OrderPayments } from './order-payments.ts';
import type { Terms } from './terms-version-store.ts';

export type OrdersDependencies = ProductsDependencies & {
  readonly terms: Terms;
  readonly payments: OrderPayments;
};
