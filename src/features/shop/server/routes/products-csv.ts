import type { CsvCell } from '#platform/http/csv.ts';
import { formatWallClock } from '#platform/i18n/zoned-day.ts';
import { dollarCell } from './dollar-cell.ts';
import type { ProductView } from './view-products.ts';

/** The columns of the file. Instants are local times of the zone. */
export const productColumns = (timeZone: string): readonly string[] => [
  'product',
  'kind',
  'name_en',
  'name_zh_hant',
  'price_usd',
  'content_price_usd',
  'on_sale',
  `changed_at (${timeZone})`,
  'changed_by',
];

/** A product as a row for a spreadsheet, with its last change. */
export function productRow(product: ProductView, timeZone: string): readonly CsvCell[] {
  const [last] = product.changes;
  return [
    product.product,
    product.kind,
    product.name.en,
    product.name['zh-Hant'],
    dollarCell(product.price_minor ?? product.default_price_minor),
    dollarCell(product.default_price_minor),
    product.available ? 'yes' : 'no',
    last ? formatWallClock(new Date(last.at), timeZone) : '',
    last ? last.admin.name || last.admin.email : '',
  ];
}
