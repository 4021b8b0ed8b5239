import type { CsvCell } from '#platform/http/csv.ts';

/** US cents as dollars with two places, for a spreadsheet. */
export function dollarCell(minor: number): CsvCell {
  const cents = Math.abs(minor);
  const sign = minor < 0 ? '-' : '';
  return { number: `${sign}${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}` };
}
