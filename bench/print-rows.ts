import type { Row } from './benchmark.ts';

/** Small numbers keep the digits that a ratio needs. */
function formatValue(value: number): string {
  if (Number.isInteger(value)) return String(value);
  if (Math.abs(value) >= 100) return value.toFixed(0);
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}

const verdict = ({ holds }: Row) => (holds === undefined ? '' : holds ? 'yes' : 'NO');

/** The rows as a table in plain text; the last column is as wide as it is. */
export function formatRows(rows: readonly Row[]): string {
  const table = [
    ['measure', 'value', 'unit', 'promise', 'holds', ''],
    ...rows.map((row) => [
      row.measure,
      formatValue(row.value),
      row.unit,
      row.promise ?? '',
      verdict(row),
      row.note ?? '',
    ]),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...table.map((cells) => cells[column]?.length ?? 0)),
  );
  return table
    .map((cells) =>
      cells
        .map((cell, column) =>
          column === 1 ? cell.padStart(widths[1] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
