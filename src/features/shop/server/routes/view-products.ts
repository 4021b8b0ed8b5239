import type { Database } from '#platform/database/database.ts';
import { listOverrides } from '../products/product-override-store.ts';
import { listShopChanges } from '../products/shop-change-store.ts';
import type { ShopDependencies } from '../shop-dependencies.ts';
import type { ProductKind } from '../../domain/products/product.ts';
import { viewPeople } from './view-people.ts';

export type ProductFilter = {
  /** Part of a name, in either language, or of an identifier. */
  readonly search?: string | undefined;
  readonly kind?: ProductKind | undefined;
  readonly available?: 'true' | 'false' | undefined;
};

type Source = { readonly database: Database; readonly products: ShopDependencies['products'] };

/** The products of a filter for admins, in the order of the content, with their changes, the newest first. */
export async function viewProducts(
  { database, products }: Source,
  { search = '', kind, available }: ProductFilter = {},
) {
  const overrides = await listOverrides(database);
  const changes = await listShopChanges(database, 'product');
  const personOf = await viewPeople(
    database,
    changes.map(({ adminId }) => adminId),
  );
  const words = search.trim().toLowerCase();
  return [...products.values()]
    .map((product) => {
      const override = overrides.find(({ productId }) => productId === product.id);
      return {
        product: product.id,
        kind: product.kind,
        name: product.name,
        default_price_minor: product.priceMinor,
        price_minor: override?.priceMinor ?? null,
        available: override?.available ?? true,
        changes: changes
          .filter(({ name }) => name === product.id)
          .map(({ at, adminId, detail }) => ({
            at: at.toISOString(),
            admin: personOf(adminId),
            price_minor: typeof detail['price_minor'] === 'number' ? detail['price_minor'] : null,
            available: detail['available'] === true,
          })),
      };
    })
    .filter(
      (each) =>
        (kind === undefined || each.kind === kind) &&
        (available === undefined || String(each.available) === available) &&
        [each.product, ...Object.values(each.name)].some((text) => text.toLowerCase().includes(words)),
    );
}

/** A product as its admins see it. */
export type ProductView = Awaited<ReturnType<typeof viewProducts>>[number];
