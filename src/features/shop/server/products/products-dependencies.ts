import type { CatalogueReader } from '../../catalogue-contract.ts';
import type { ShopPlatform } from '../shop-platform.ts';
import type { PricesInForce } from './prices-in-force.ts';
import type { ProductList } from './product-list.ts';

export type ProductsDependencies = ShopPlatform & {
  /** At the prices of the content. */
  readonly products: ProductList;
  /** Every course in one language, free ones too. */
  readonly listCourses: CatalogueReader['listCourses'];
  /** The prices that pages show. */
  readonly prices: Pick<PricesInForce, 'tellChanged'>;
};
