import type { Database } from '#platform/database/database.ts';
import type { CsvCell } from '#platform/http/csv.ts';
import { formatWallClock } from '#platform/i18n/zoned-day.ts';
import { searchOrders, type OrderFilter } from '../orders/order-search-store.ts';
import { dollarCell } from './dollar-cell.ts';
import { listLinesOf, type StoredLine, type StoredOrder } from '../orders/order-store.ts';

/** How many orders are read and sent at a time. */
const GROUP = 500;

/** The columns of the file. Instants are local times of the zone. */
export const orderColumns = (timeZone: string): readonly string[] => [
  'number',
  'state',
  `created_at (${timeZone})`,
  `paid_at (${timeZone})`,
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
];

function rowOf(order: StoredOrder, line: StoredLine, timeZone: string): readonly CsvCell[] {
  return [
    order.number,
    order.state,
    formatWallClock(order.createdAt, timeZone),
    order.paidAt ? formatWallClock(order.paidAt, timeZone) : '',
    order.buyerName,
    order.buyerEmail,
    line.productId,
    line.name.en,
    { number: String(line.quantity) },
    ...[
      line.unitPriceMinor,
      line.discountMinor,
      line.totalMinor - line.discountMinor,
      line.refundedMinor,
      line.penaltyMinor,
    ].map(dollarCell),
    order.coupon ?? '',
  ];
}

/** All orders of a filter as rows for a spreadsheet, one for each line, the newest order first. */
export async function* readOrderRows(
  database: Database,
  filter: OrderFilter,
  timeZone: string,
): AsyncGenerator<readonly (readonly CsvCell[])[]> {
  let after = filter.after;
  for (;;) {
    const orders = await searchOrders(database, { ...filter, after }, GROUP);
    const lines = await listLinesOf(
      database,
      orders.map(({ id }) => id),
    );
    const linesByOrder = Map.groupBy(lines, ({ orderId }) => orderId);
    yield orders.flatMap((order) =>
      (linesByOrder.get(order.id) ?? []).map((line) => rowOf(order, line, timeZone)),
    );
    const last = orders.at(-1);
    if (!last || orders.length < GROUP) return;
    after = { at: last.createdAt, id: last.id };
  }
}
