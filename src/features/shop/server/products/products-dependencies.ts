import type { OwnCourseProgress } from '../../entitlement-contract.ts';
import type { CatalogueReader } from '../../catalogue-contract.ts';
import type { ShopPlatform } from '../shop-platform.ts';
import type { PricesInForce } from './prices-in-force.ts';
import type { ProductList } from './product-list.ts';

export type ProductsDependencies = ShopPlatform & {
  /** At the prices of the content. */
  readonly products: ProductList;
  /** Every course in one language, free ones too. */
  readonly listCourses: CatalogueReader['listCourses'];
  /** How far an account has come, by the slug of each course that it has started or may use. */
  readonly listCourseProgress?: (accountId: string) => Promise<ReadonlyMap<string, OwnCourseProgress>>;
  /**
   * The plans that open nothing more than this one, so that its owner needs none of them. Mock tests decide which sections
   * a plan opens. They are above the shop.
   */
  readonly plansWithin: (plan: string) => readonly string[];
  /** The prices that pages show. */
  readonly prices: Pick<PricesInForce, 'tellChanged'>;
};
