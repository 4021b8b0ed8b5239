import { MAX_CART_LINES } from '../../domain/products/product.ts';
import type { CartLine } from './cart-lines.ts';

/** Undefined: the cart has the product already, or is full. */
export function withLine(lines: readonly CartLine[], line: CartLine): readonly CartLine[] | undefined {
  const there = lines.some(({ productId }) => productId === line.productId);
  return there || lines.length >= MAX_CART_LINES ? undefined : [...lines, line];
}

export const withoutLine = (lines: readonly CartLine[], productId: string): readonly CartLine[] =>
  lines.filter((line) => line.productId !== productId);

/** Puts a line back where it was. */
export function restoreLine(lines: readonly CartLine[], line: CartLine, index: number): readonly CartLine[] {
  const others = withoutLine(lines, line.productId);
  return [...others.slice(0, index), line, ...others.slice(index)];
}

/** Changes one line; others stay as they are. */
export const changeLine = (
  lines: readonly CartLine[],
  productId: string,
  change: Partial<Pick<CartLine, 'quantity' | 'seenMinor'>>,
): readonly CartLine[] => lines.map((line) => (line.productId === productId ? { ...line, ...change } : line));

/** Lines in the form of the calls. */
export const linesToSend = (lines: readonly CartLine[]) =>
  lines.map(({ productId, quantity, seenMinor }) => ({
    product: productId,
    quantity,
    ...(seenMinor === undefined ? {} : { price_minor: seenMinor }),
  }));
