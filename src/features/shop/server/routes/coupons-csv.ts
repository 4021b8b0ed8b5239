import type { Database } from '#platform/database/database.ts';
import type { CsvCell } from '#platform/http/csv.ts';
import { formatWallClock } from '#platform/i18n/zoned-day.ts';
import { searchCoupons, type CouponFilter } from '../orders/coupon-store.ts';
import { dollarCell } from './dollar-cell.ts';
import { viewCoupons, type CouponView } from './view-coupons.ts';

/** How many coupons are read and sent at a time. */
const GROUP = 500;

/** The columns of the file. Instants are local times of the zone. */
export const couponColumns = (timeZone: string): readonly string[] => [
  'code',
  'state',
  'percent',
  'amount_usd',
  `starts_at (${timeZone})`,
  `ends_at (${timeZone})`,
  'uses',
  'limit',
  'limit_per_learner',
  `changed_at (${timeZone})`,
  'changed_by',
];

const numberCell = (value: number | null): CsvCell => (value === null ? '' : { number: String(value) });

function rowOf(coupon: CouponView, timeZone: string): readonly CsvCell[] {
  const time = (instant: string | null) =>
    instant === null ? '' : formatWallClock(new Date(instant), timeZone);
  return [
    coupon.code,
    coupon.state,
    numberCell(coupon.percent),
    coupon.amount_minor === null ? '' : dollarCell(coupon.amount_minor),
    time(coupon.starts_at),
    time(coupon.ends_at),
    numberCell(coupon.uses),
    numberCell(coupon.limit),
    numberCell(coupon.limit_per_learner),
    time(coupon.changed_at),
    coupon.changed_by.name || coupon.changed_by.email,
  ];
}

/** All coupons of a filter as rows for a spreadsheet, the newest first, with their states at `now`. */
export async function* readCouponRows(
  database: Database,
  filter: CouponFilter,
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): AsyncGenerator<readonly (readonly CsvCell[])[]> {
  let { after } = filter;
  for (;;) {
    const coupons = await searchCoupons(database, { ...filter, after }, GROUP);
    yield (await viewCoupons(database, coupons, now)).map((coupon) => rowOf(coupon, timeZone));
    const last = coupons.at(-1);
    if (!last || coupons.length < GROUP) return;
    after = { at: last.createdAt, name: last.code };
  }
}
