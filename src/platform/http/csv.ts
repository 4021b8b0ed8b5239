import { Readable } from 'node:stream';

/** A cell of a table for a spreadsheet: a text from anywhere, or a number that this server wrote. */
export type CsvCell = string | { readonly number: string };

/** Excel reads a file as UTF-8 only with a byte order mark. */
const BYTE_ORDER_MARK = '\ufeff';
/** A spreadsheet runs a cell that starts with one of these, no matter where it came from. */
const FORMULA = /^\s*[=+\-@]|^[\t\r]/;

function formatCell(cell: CsvCell): string {
  if (typeof cell !== 'string') return cell.number;
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n;]|^\s|\s$/.test(harmless) ? `"${harmless.replace(/"/g, '""')}"` : harmless;
}

/** One line of a file (RFC 4180). Texts that a spreadsheet would run get an apostrophe. */
export const formatCsvRow = (cells: readonly CsvCell[]): string => `${cells.map(formatCell).join(',')}\r\n`;

type CsvFile = {
  /** As the browser saves it, such as `orders-2026-11-21.csv`. */
  readonly name: string;
  readonly columns: readonly string[];
  /** In groups, as they are read from the database. */
  readonly rows: AsyncIterable<readonly (readonly CsvCell[])[]>;
};

async function* linesOf({ columns, rows }: CsvFile): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + formatCsvRow(columns);
  for await (const group of rows) yield group.map(formatCsvRow).join('');
}

/**
 * A file that is sent while its rows are read, so its length costs no memory. When reading fails, the
 * connection ends before the file does, and the browser reports a failed download.
 */
export function sendCsv(file: CsvFile): Response {
  const bytes = Readable.from(linesOf(file), { objectMode: false });
  return new Response(Readable.toWeb(bytes) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${file.name}"`,
    },
  });
}
