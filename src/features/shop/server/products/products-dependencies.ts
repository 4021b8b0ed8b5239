import type { ShopPlatform } from '../shop-platform.ts';
import type { PricesInForce } from './prices-in-force.ts';
import type { ProductList } from './product-list.ts';

export type ProductsDependencies = ShopPlatform & {
  /** At the prices of the content. */
  readonly products: ProductList;
  /** The prices that pages show. */
  readonly prices: Pick<PricesInForce, 'tellChanged'>;
};
