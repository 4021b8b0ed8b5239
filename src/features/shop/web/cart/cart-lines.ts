import { MAX_CART_LINES, MAX_QUANTITY } from '../../domain/products/product.ts';

/** One item of the cart, as the browser stores it. The server has names and prices. */
export type CartLine = {
  readonly productId: string;
  /** 1 to 10; more than 1 only for lesson packs. */
  readonly quantity: number;
  /** US cents for one: the price when it was added. The cart shows it when the price has changed since. */
  readonly seenMinor?: number;
};

/** `grammar_basics_id`, `lesson:teacher_01:low:01_lesson`. Only the server knows which products exist. */
const PRODUCT_ID = /^[a-z0-9_:]{1,160}$/;

const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

/** A line that some tab stored, perhaps of an older version of the site. Undefined: unreadable. */
function readLine(value: unknown): CartLine | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { productId, quantity, seenMinor } = value as Partial<Record<keyof CartLine, unknown>>;
  if (typeof productId !== 'string' || !PRODUCT_ID.test(productId)) return undefined;
  return {
    productId,
    quantity: isWhole(quantity, 1, MAX_QUANTITY.lessons) ? quantity : 1,
    ...(isWhole(seenMinor, 0, 100_000_000) ? { seenMinor } : {}),
  };
}

/** Stored data as lines, without unreadable lines and repeated products. */
export function readLines(value: unknown): readonly CartLine[] {
  const lines = Array.isArray(value) ? value.flatMap((each) => readLine(each) ?? []) : [];
  return mergeLines([], lines);
}

/** Both carts merged: each product once, with the larger quantity and the newer price. */
export function mergeLines(lines: readonly CartLine[], others: readonly CartLine[]): readonly CartLine[] {
  const merged = new Map<string, CartLine>();
  for (const line of [...lines, ...others]) {
    const quantity = Math.max(line.quantity, merged.get(line.productId)?.quantity ?? 1);
    merged.set(line.productId, { ...merged.get(line.productId), ...line, quantity });
  }
  return Array.from(merged.values()).slice(0, MAX_CART_LINES);
}

/** How many items it has, for the header's number. */
export const countLines = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
