import type { StoredLine, StoredOrder } from '../orders/order-store.ts';

const COLUMNS = [
  'number',
  'state',
  'created_at',
  'paid_at',
  'buyer_name',
  'buyer_email',
  'product',
  'name',
  'quantity',
  'unit_price_usd',
  'discount_usd',
  'paid_usd',
  'refunded_usd',
  'penalty_usd',
  'coupon',
] as const;

/** A spreadsheet takes what begins so for a formula, wherever it came from. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: string): string {
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n;]|^\s|\s$/.test(harmless) ? `"${harmless.replace(/"/g, '""')}"` : harmless;
}

/** An amount as a number with two places; our own, and never a formula. */
const dollars = (minor: number) => `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;

const row = (cells: readonly string[]) => `${cells.join(',')}\r\n`;

/**
 * Orders as a table for a spreadsheet: UTF-8 with a byte order mark, a row for each line, texts that could be formulas
 * made harmless. `linesOf` gives the lines of an order.
 */
export function ordersCsv(
  orders: readonly StoredOrder[],
  linesOf: (orderId: string) => readonly StoredLine[],
): string {
  const rows = orders.flatMap((order) =>
    linesOf(order.id).map((line) =>
      row([
        order.number,
        order.state,
        order.createdAt.toISOString(),
        order.paidAt?.toISOString() ?? '',
        ...[order.buyerName, order.buyerEmail, line.productId, line.name.en].map(cell),
        String(line.quantity),
        ...[
          line.unitPriceMinor,
          line.discountMinor,
          line.totalMinor - line.discountMinor,
          line.refundedMinor,
          line.penaltyMinor,
        ].map(dollars),
        cell(order.coupon ?? ''),
      ]),
    ),
  );
  return `\ufeff${row(COLUMNS)}${rows.join('')}`;
}
