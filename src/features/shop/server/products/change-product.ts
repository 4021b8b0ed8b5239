import type { ProductsDependencies } from './products-dependencies.ts';
import { saveOverride } from './product-override-store.ts';
import { noteShopChange } from './shop-change-store.ts';

/** Sets a product's price and availability over the content's, and records the admin. Pages show it immediately. */
export async function changeProduct(
  {
    database,
    clock,
    ids,
    products,
    prices,
  }: Pick<ProductsDependencies, 'database' | 'clock' | 'ids' | 'products' | 'prices'>,
  input: {
    readonly adminId: string;
    readonly productId: string;
    /** US cents; null: the content's. */
    readonly priceMinor: number | null;
    readonly available: boolean;
  },
): Promise<{ readonly ok: true } | { readonly ok: false; readonly refusal: 'product-unknown' }> {
  const { adminId, productId, priceMinor, available } = input;
  if (!products.has(productId)) return { ok: false, refusal: 'product-unknown' };
  await database.transaction(async (transaction) => {
    await saveOverride(transaction, { productId, priceMinor, available });
    await noteShopChange(transaction, {
      id: ids.uuid(),
      subject: 'product',
      name: productId,
      adminId,
      detail: { price_minor: priceMinor, available },
      at: clock.now(),
    });
  });
  await prices.tellChanged();
  return { ok: true };
}
