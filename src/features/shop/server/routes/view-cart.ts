import type { CartLine, Quote } from '../../contract.ts';
import { isCharged } from '../../domain/orders/cart-problem.ts';
import type { QuotedLine } from '../../domain/orders/quote.ts';
import type { ShopDependencies } from '../shop-dependencies.ts';
import type { ListedProduct } from '../products/product-list.ts';
import type { CartQuote } from '../orders/quote-cart.ts';

/** A product as people see it. */
function viewProduct(product: ListedProduct): NonNullable<CartLine['about']> {
  const { id, kind, name, path, picture, opening } = product;
  const { src, width, height, alt } = picture;
  return {
    product: id,
    kind,
    name,
    path,
    picture: { src, width, height, alt },
    access_days: product.kind === 'lessons' ? null : product.accessDays,
    lessons:
      product.kind === 'lessons'
        ? { teacher: product.teacher, minutes: product.minutes, count: product.lessons }
        : null,
    opening: { is_open: opening.isOpen, counted: opening.counted, not_yet: [...opening.notYet] },
  };
}

function viewLine(line: QuotedLine, listed: ListedProduct | undefined): CartLine {
  return {
    product: line.id,
    about: listed ? viewProduct(listed) : null,
    quantity: line.quantity,
    max_quantity: line.maxQuantity,
    unit_price_minor: line.unitPriceMinor,
    previous_price_minor: line.previousPriceMinor,
    total_minor: isCharged(line.problems) ? line.totalMinor : 0,
    problems: [...line.problems],
    owned_until: line.ownedUntil?.toISOString() ?? null,
  };
}

function viewCoupon(coupon: NonNullable<CartQuote['coupon']>): NonNullable<Quote['coupon']> {
  const { code, found, verdict } = coupon;
  if (!verdict.ok) return { ok: false, code, reason: verdict.refusal };
  return {
    ok: true,
    code,
    kind: found?.kind ?? 'amount',
    percent: found?.kind === 'percentage' ? found.percent : null,
    discount_minor: verdict.discountMinor,
  };
}

/** A quote as the browser sees it, with the other facts that the checkout needs. */
export function viewQuote(
  { providers, terms }: Pick<ShopDependencies, 'providers' | 'terms'>,
  quote: CartQuote,
): Quote {
  const { current } = providers;
  return {
    status: true,
    currency: 'USD',
    lines: quote.lines.map((line) => viewLine(line, quote.products.get(line.id))),
    coupon: quote.coupon ? viewCoupon(quote.coupon) : null,
    subtotal_minor: quote.subtotalMinor,
    discount_minor: quote.discountMinor,
    total_minor: quote.totalMinor,
    can_check_out: quote.canCheckOut,
    terms_version: terms.version,
    payment: current ? { provider: current.name, real_money: current.realMoney } : null,
  };
}
