import { normaliseCode } from '../../domain/orders/coupon.ts';
import { MAX_CART_LINES } from '../../domain/products/product.ts';
import { mergeLines, type GivenLine } from '../../domain/orders/quote.ts';
import { changeCart, type StoredCart } from './cart-store.ts';
import type { OrdersDependencies } from '../orders-dependencies.ts';

/**
 * Keeps a cart with an account: instead of what is there, or joined with it (at sign-in, from whatever the browser held;
 * each product once). Nothing is lost and nothing doubled however often the same cart is merged.
 */
export function saveCart(
  { database, clock }: Pick<OrdersDependencies, 'database' | 'clock'>,
  accountId: string,
  given: {
    readonly lines: readonly GivenLine[];
    readonly coupon: string | null;
    readonly mode: 'replace' | 'merge';
  },
): Promise<StoredCart> {
  const { lines, mode } = given;
  const coupon = given.coupon === null ? null : normaliseCode(given.coupon);
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
