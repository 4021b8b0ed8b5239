/** Rows in columns for a terminal, figures to the right; the first row is the heading, with a line below. */
export function textTable(rows: readonly (readonly (string | number)[])[]): string {
  const cells = rows.map((row) => row.map(String));
  const widths = (cells[0] ?? []).map((_, i) => Math.max(...cells.map((row) => (row[i] ?? '').length)));
  const lines = cells.map((row, r) =>
    row
      .map((cell, i) => {
        const width = widths[i] ?? 0;
        return typeof rows[r]?.[i] === 'number' || (r === 0 && typeof rows[1]?.[i] === 'number')
          ? cell.padStart(width)
          : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd(),
  );
  const [head = '', ...body] = lines;
  return [head, '-'.repeat(Math.max(...lines.map((line) => line.length))), ...body].join('\n');
}
