import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import { decideCoupon, normaliseCode, type CouponVerdict } from '../../domain/orders/coupon.ts';
import {
  isChargedLine,
  quoteLines,
  subtotalOf,
  type CartLineInput,
  type QuotedLine,
} from '../../domain/orders/quote.ts';
import { countUses, findCoupon, type StoredCoupon } from './coupon-store.ts';
import { listAccess } from '../entitlements/entitlement-store.ts';
import type { OrdersDependencies } from './orders-dependencies.ts';
import type { ListedProduct } from '../products/product-list.ts';
import { listProducts } from '../products/product-override-store.ts';

export type CartToQuote = {
  readonly lines: readonly CartLineInput[];
  /** As it was typed. */
  readonly coupon: string | null;
  /** Undefined: a visitor, who has no access. */
  readonly accountId: string | undefined;
};

export type CartQuote = {
  readonly lines: readonly QuotedLine[];
  readonly products: ReadonlyMap<string, ListedProduct>;
  readonly coupon:
    | { readonly code: string; readonly found: StoredCoupon | undefined; readonly verdict: CouponVerdict }
    | undefined;
  readonly subtotalMinor: number;
  readonly discountMinor: number;
  readonly totalMinor: number;
  readonly canCheckOut: boolean;
};

/** The present price of a cart, from the prices in force. Prices in the cart only say what the learner saw. */
export async function quoteCart(
  {
    products,
    plansWithin,
    clock,
    lessonCredits,
  }: Pick<OrdersDependencies, 'products' | 'plansWithin' | 'clock' | 'lessonCredits'>,
  database: DatabaseOrTransaction,
  { lines: cartLines, coupon, accountId }: CartToQuote,
): Promise<CartQuote> {
  const now = clock.now();
  const listed = await listProducts(database, products);
  const access = accountId === undefined ? [] : await listAccess(database, accountId, now);
  const packs = cartLines.flatMap(({ product: id }) => {
    const product = listed.get(id);
    return product?.kind === 'lessons' ? [product] : [];
  });
  const bookable = new Set<string>();
  for (const pack of packs) if (await lessonCredits.canBook(database, pack)) bookable.add(pack.id);
  const lines = quoteLines(cartLines, {
    findProduct: (id) => listed.get(id),
    isBookable: ({ id }) => bookable.has(id),
    access,
    plansWithin,
    now,
  });
  const subtotalMinor = subtotalOf(lines);
  const code = coupon === null ? '' : normaliseCode(coupon);
  const found = code === '' ? undefined : await findCoupon(database, code);
  const uses = found ? await countUses(database, found, accountId) : { byAll: 0, byLearner: 0 };
  const verdict = decideCoupon(found, { uses, subtotalMinor, now });
  const discountMinor = code !== '' && verdict.ok ? verdict.discountMinor : 0;
  return {
    lines,
    products: listed,
    coupon: code === '' ? undefined : { code, found, verdict },
    subtotalMinor,
    discountMinor,
    totalMinor: subtotalMinor - discountMinor,
    canCheckOut: lines.some(isChargedLine),
  };
}
