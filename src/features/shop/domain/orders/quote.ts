import { isCharged, type CartProblem } from './cart-problem.ts';
import { accessEnd, isOwned, type Access } from '../entitlements/entitlement.ts';
import { isAccess, MAX_QUANTITY, type Product } from '../products/product.ts';

/** A line as it was put into a cart. `priceMinor`: the price shown then, in US cents. */
export type CartLineInput = {
  readonly product: string;
  readonly quantity: number;
  readonly priceMinor?: number | undefined;
};

export type QuotedLine = {
  readonly id: string;
  /** Undefined: unknown, or not sold any more. */
  readonly product: Product | undefined;
  readonly quantity: number;
  readonly maxQuantity: number;
  readonly unitPriceMinor: number;
  readonly previousPriceMinor: number | null;
  /** 0 where the line is not charged. */
  readonly totalMinor: number;
  readonly problems: readonly CartProblem[];
  readonly ownedUntil: Date | null;
};

/** A line that can be bought. */
export type ChargedLine = QuotedLine & { readonly product: Product };

export const isChargedLine = (line: QuotedLine): line is ChargedLine =>
  line.product !== undefined && isCharged(line.problems);

/** A product of lessons with a teacher. */
export type LessonPack = Extract<Product, { readonly kind: 'lessons' }>;

type Facts = {
  /** Undefined: there is no such product. */
  readonly findProduct: (id: string) => Product | undefined;
  readonly access: readonly Access[];
  /** Whether lessons can be booked with the teacher of a pack. */
  readonly isBookable: (pack: LessonPack) => boolean;
  /** The plans that a plan contains, by their keys. */
  readonly plansWithin: (plan: string) => readonly string[];
  readonly now: Date;
};

/** Each product once, in the order of its first line, with its greatest quantity. */
export function mergeLines(lines: readonly CartLineInput[]): CartLineInput[] {
  const merged = new Map<string, CartLineInput>();
  for (const line of lines) {
    const before = merged.get(line.product);
    merged.set(
      line.product,
      before ? { ...before, quantity: Math.max(before.quantity, line.quantity) } : line,
    );
  }
  return [...merged.values()];
}

/** The present price of each cart line, and its problems: see `CART_PROBLEMS`. Money in US cents. */
export function quoteLines(cart: readonly CartLineInput[], facts: Facts): QuotedLine[] {
  const lines = mergeLines(cart);
  const products = lines.flatMap(({ product }) => facts.findProduct(product) ?? []);
  return lines.map((line) => quoteLine(line, products, facts));
}

function quoteLine(
  line: CartLineInput,
  inCart: readonly Product[],
  { findProduct, access, isBookable, plansWithin, now }: Facts,
): QuotedLine {
  const product = findProduct(line.product);
  if (!product) {
    const nothing = { unitPriceMinor: 0, previousPriceMinor: null, totalMinor: 0, ownedUntil: null };
    const { product: id, quantity } = line;
    return { id, product, quantity, maxQuantity: quantity, ...nothing, problems: ['withdrawn'] };
  }
  const maxQuantity = MAX_QUANTITY[product.kind];
  const quantity = Math.min(line.quantity, maxQuantity);
  const changed = line.priceMinor !== undefined && line.priceMinor !== product.priceMinor;
  const ownedUntil = isAccess(product) ? accessEnd(product.grants, access, now) : null;
  const found: Readonly<Record<CartProblem, boolean>> = {
    withdrawn: !product.available,
    'not-open': !product.opening.isOpen,
    owned: isOwned(ownedUntil, now),
    included: isIncluded(product, inCart, { access, plansWithin, now }),
    'not-bookable': product.kind === 'lessons' && product.opening.isOpen && !isBookable(product),
    'price-changed': changed,
    'quantity-corrected': quantity !== line.quantity,
  };
  const problems = (Object.keys(found) as CartProblem[]).filter((problem) => found[problem]);
  return {
    id: product.id,
    product,
    quantity,
    maxQuantity,
    unitPriceMinor: product.priceMinor,
    previousPriceMinor: changed ? (line.priceMinor ?? null) : null,
    totalMinor: isCharged(problems) ? product.priceMinor * quantity : 0,
    problems,
    ownedUntil: found.owned ? ownedUntil : null,
  };
}

/** Whether a plan contains this one that the account has, or that is in the same cart. */
function isIncluded(
  product: Product,
  inCart: readonly Product[],
  { access, plansWithin, now }: Omit<Facts, 'findProduct' | 'isBookable'>,
): boolean {
  if (product.kind !== 'plan') return false;
  const bought = inCart.flatMap((each) => (each.kind === 'plan' && each.available ? [each.grants] : []));
  const owned = access.map(({ key }) => key).filter((key) => isOwned(accessEnd(key, access, now), now));
  return [...bought, ...owned].some((plan) => plansWithin(plan).includes(product.grants));
}

export const subtotalOf = (lines: readonly QuotedLine[]): number =>
  lines.reduce((total, { totalMinor }) => total + totalMinor, 0);
