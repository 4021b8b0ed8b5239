import type { CatalogueReader } from '../../catalogue-contract.ts';
import type { ShopPlatform } from '../shop-platform.ts';
import type { PricesInForce } from './prices-in-force.ts';
import type { ProductList } from './product-list.ts';

export type ProductsDependencies = ShopPlatform & {
  /** At the prices of the content. */
  readonly products: ProductList;
  /** Every course in one language, free ones too. */
  readonly listCourses: CatalogueReader['listCourses'];
  /**
   * The plans that open nothing more than this one, so that its owner needs none of them. Mock tests decide which sections
   * a plan opens. They are above the shop.
   */
  readonly plansWithin: (plan: string) => readonly string[];
  /** The prices that pages show. */
  readonly prices: Pick<PricesInForce, 'tellChanged'>;
};
