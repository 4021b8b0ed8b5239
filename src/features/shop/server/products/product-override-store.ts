import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import type { ListedProduct, ProductList } from './product-list.ts';
import { productOverrides } from '../tables/product-tables.ts';

export type ProductOverride = typeof productOverrides.$inferSelect;

export async function saveOverride(
  database: DatabaseOrTransaction,
  override: ProductOverride,
): Promise<void> {
  await database
    .insert(productOverrides)
    .values(override)
    .onConflictDoUpdate({ target: productOverrides.productId, set: override });
}

export const listOverrides = (database: DatabaseOrTransaction): Promise<ProductOverride[]> =>
  database.select().from(productOverrides).orderBy(productOverrides.productId);

/** The present products: the content's, at the prices in force. Prices have no other source. */
export async function listProducts(
  database: DatabaseOrTransaction,
  products: ProductList,
): Promise<ReadonlyMap<string, ListedProduct>> {
  const overrides = new Map((await listOverrides(database)).map((each) => [each.productId, each]));
  return new Map(
    [...products].map(([id, product]) => {
      const override = overrides.get(id);
      return [
        id,
        override
          ? {
              ...product,
              priceMinor: override.priceMinor ?? product.priceMinor,
              available: override.available,
            }
          : product,
      ];
    }),
  );
}
