import { normaliseCode } from '../../domain/orders/coupon.ts';
import { MAX_CART_LINES } from '../../domain/products/product.ts';
import { mergeLines, type CartLineInput } from '../../domain/orders/quote.ts';
import { changeCart, type StoredCart } from './cart-store.ts';
import type { ShopPlatform } from '../shop-platform.ts';

/**
 * Saves an account's cart. It replaces the stored cart, or is merged with it (at sign-in, from any content of the
 * browser; each product once). Repeated merges of the same cart neither lose nor double anything.
 */
export function saveCart(
  { database, clock }: Pick<ShopPlatform, 'database' | 'clock'>,
  accountId: string,
  incoming: {
    readonly lines: readonly CartLineInput[];
    readonly coupon: string | null;
    readonly mode: 'replace' | 'merge';
  },
): Promise<StoredCart> {
  const { lines, mode } = incoming;
  const coupon = incoming.coupon === null ? null : normaliseCode(incoming.coupon);
  return database.transaction((transaction) =>
    changeCart(transaction, accountId, clock.now(), (cart) =>
      mode === 'replace'
        ? { lines: mergeLines(lines), coupon }
        : {
            lines: mergeLines([...cart.lines, ...lines]).slice(0, MAX_CART_LINES),
            coupon: coupon ?? cart.coupon,
          },
    ),
  );
}
