import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import { addressKey } from '#platform/rate-limit/address-key.ts';
import * as contract from '../../cart-contract.ts';
import type { CartLineInput } from '../../domain/orders/quote.ts';
import { findCart, type StoredCart } from '../orders/cart-store.ts';
import type { ShopDependencies } from '../shop-dependencies.ts';
import { quoteCart } from '../orders/quote-cart.ts';
import { ORDER_REFUSALS as REFUSALS } from './refusals.ts';
import { saveCart } from '../orders/save-cart.ts';
import { viewQuote } from './view-cart.ts';

/** A class of forty may shop behind one address. Trying coupon codes one after the other is limited. */
const COUPON_QUOTES = { points: 200, durationSeconds: 600 };

type SentLine = {
  readonly product: string;
  readonly quantity: number;
  readonly price_minor?: number | undefined;
};

export const toLines = (lines: readonly SentLine[]): CartLineInput[] =>
  lines.map(({ product, quantity, price_minor: priceMinor }) => ({
    product,
    quantity,
    ...(priceMinor === undefined ? {} : { priceMinor }),
  }));

const viewCart = ({ lines, coupon }: StoredCart) => ({
  status: true as const,
  lines: lines.map(({ product, quantity, priceMinor }) => ({
    product,
    quantity,
    price_minor: priceMinor ?? null,
  })),
  coupon,
});

/** The calls of a cart. A visitor's cart is quoted, and an account's is also stored. */
export function mountCartRoutes(api: Api, dependencies: ShopDependencies): void {
  const { database, limiter } = dependencies;

  mountEndpoint(api, contract.quoteCart, REFUSALS, async ({ body, actor }, context) => {
    if (body.coupon) {
      const key = `coupon quote ${addressKey(context.get('clientAddress'))}`;
      const verdict = await limiter.consume(key, COUPON_QUOTES);
      if (!verdict.ok) {
        context.header('Retry-After', String(verdict.retryAfterSeconds));
        return { ok: false, refusal: 'throttled' };
      }
    }
    const quote = await quoteCart(dependencies, database, {
      lines: toLines(body.lines),
      coupon: body.coupon ?? null,
      accountId: actor?.accountId,
    });
    return { ok: true, reply: viewQuote(dependencies, quote) };
  });

  mountEndpoint(api, contract.getCart, {}, async ({ actor }) => ({
    ok: true,
    reply: viewCart(await findCart(database, actor.accountId)),
  }));

  mountEndpoint(api, contract.saveCart, {}, async ({ actor, body }) => {
    const { coupon, mode } = body;
    const lines = toLines(body.lines);
    return {
      ok: true,
      reply: viewCart(await saveCart(dependencies, actor.accountId, { lines, coupon, mode })),
    };
  });
}
