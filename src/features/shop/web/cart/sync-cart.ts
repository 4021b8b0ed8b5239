import { call } from '#platform/api-client/api-client.ts';
import { getStoredSession } from '#platform/api-client/stored-session.ts';
import { ORDER_ENDPOINTS } from '../../order-endpoints.ts';
import { getCart, saveCart, type Cart } from './cart-store.ts';
import type { CartLine } from './cart-lines.ts';
import { changeLine, linesToSend, withoutLine } from './change-lines.ts';

type StoredLine = {
  readonly product: string;
  readonly quantity: number;
  readonly price_minor?: number | null;
};

type StoredCart = { readonly lines: readonly StoredLine[]; readonly coupon: string | null };

const linesOf = (stored: readonly StoredLine[]): CartLine[] =>
  stored.map(({ product, quantity, price_minor: price }) => ({
    productId: product,
    quantity,
    ...(typeof price === 'number' ? { seenMinor: price } : {}),
  }));

function cartOf({ lines, coupon }: StoredCart, owner: string): Cart {
  return { lines: linesOf(lines), ...(coupon === null ? {} : { coupon }), owner };
}

/** Applies the additions and removals made here to the account's lines. */
function changed(lines: readonly CartLine[], before: Cart, now: Cart): readonly CartLine[] {
  const stays = (productId: string) => now.lines.some((line) => line.productId === productId);
  const gone = before.lines.filter(({ productId }) => !stays(productId));
  const left = gone.reduce<readonly CartLine[]>((rest, { productId }) => withoutLine(rest, productId), lines);
  return now.lines.reduce(
    (all, line) =>
      all.some(({ productId }) => productId === line.productId)
        ? changeLine(all, line.productId, line)
        : [...all, line],
    left,
  );
}

const accountOf = (): string | undefined => (getStoredSession()?.user as { id: string } | undefined)?.id;

/**
 * What this browser sends to the account: `merge` a visitor's cart, `replace` with the changes made here, or nothing
 * (undefined), which only loads other devices' changes. Another account's cart is ignored.
 */
function exchange(cart: Cart, accountId: string) {
  const mine = cart.owner === accountId;
  if (mine && !cart.unsent) return call(ORDER_ENDPOINTS, 'getCart', {});
  const foreign = cart.owner !== undefined && !mine;
  const body = {
    lines: foreign ? [] : linesToSend(cart.lines),
    coupon: foreign ? null : (cart.coupon ?? null),
    mode: mine ? ('replace' as const) : ('merge' as const),
  };
  return call(ORDER_ENDPOINTS, 'saveCart', { body });
}

let running = false;

/** One exchange with the account's cart, and another one if the cart changed meanwhile. Never rejects. */
export async function syncCart(): Promise<void> {
  if (running) return;
  running = true;
  try {
    for (let turns = 0; turns < 5; turns += 1) {
      const accountId = accountOf();
      const before = getCart();
      if (accountId === undefined) {
        if (before.owner !== undefined) saveCart({ lines: [] });
        return;
      }
      const result = await exchange(before, accountId);
      if (!result.ok) return;
      if (accountOf() !== accountId) continue;
      const stored = cartOf(result.reply, accountId);
      const now = getCart();
      if (now === before) {
        if (JSON.stringify(stored) !== JSON.stringify(before)) saveCart(stored);
        return;
      }
      // Changes made here meanwhile are applied to the account's cart and sent in the next turn.
      saveCart({
        ...stored,
        ...now,
        lines: changed(stored.lines, before, now),
        owner: accountId,
        unsent: true,
      });
    }
  } finally {
    running = false;
  }
}
