declare const BAND: unique symbol;
/** 0 to 9 in steps of a half. */
export type Band = number & { readonly [BAND]: true };

/** The lowest raw score of the band. */
export type BandRow = { readonly minRaw: number; readonly band: number };

/** A number as a band; `undefined` unless it is a whole or half number from 0 to 9. */
export function parseBand(value: number): Band | undefined {
  return isBand(value) ? value : undefined;
}

function isBand(value: number): value is Band {
  return Number.isInteger(value * 2) && value >= 0 && value <= 9;
}

/** A band from a count of halves, already within 0 to 18. */
function fromHalves(halves: number): Band {
  const band = halves / 2;
  if (!isBand(band)) throw new RangeError(`No band: ${band}`);
  return band;
}

/**
 * The band of a raw score (a whole number, not negative): that of the highest row it reaches. Throws for any other
 * number, and for a table that does not reach down to it. `checkBandTable` checks tables when they are loaded.
 */
export function bandForRaw(table: readonly BandRow[], raw: number): Band {
  if (!Number.isInteger(raw) || raw < 0) throw new RangeError(`No raw score: ${raw}`);
  const row = table.find(({ minRaw }) => minRaw <= raw);
  if (row === undefined) throw new RangeError(`No band for raw score ${raw}`);
  return fromHalves(row.band * 2);
}

export const BAND_TABLE_PROBLEMS = [
  'no-rows',
  'raw-not-whole',
  'raw-above-most',
  'raw-not-falling',
  'raw-0-missing',
  'band-not-half-or-whole',
  'band-outside-0-to-9',
  'band-not-falling',
] as const;
/** `row` counts from 0. */
export type BandTableProblem = {
  readonly problem: (typeof BAND_TABLE_PROBLEMS)[number];
  readonly row: number;
};

/**
 * The problems of a band table for a section of `maxRaw` questions; empty when the table may be used. Rows go from the
 * highest band down to raw score 0. Both columns fall from row to row.
 */
export function checkBandTable(table: readonly BandRow[], maxRaw: number): BandTableProblem[] {
  const last = table.at(-1);
  if (last === undefined) return [{ problem: 'no-rows', row: 0 }];
  const problems = table.flatMap((row, i) =>
    rowProblems(row, table[i - 1], maxRaw).map((problem): BandTableProblem => ({ problem, row: i })),
  );
  return last.minRaw === 0 ? problems : [...problems, { problem: 'raw-0-missing', row: table.length - 1 }];
}

function rowProblems(
  row: BandRow,
  above: BandRow | undefined,
  maxRaw: number,
): BandTableProblem['problem'][] {
  const problems: BandTableProblem['problem'][] = [];
  if (!Number.isInteger(row.minRaw) || row.minRaw < 0) problems.push('raw-not-whole');
  if (row.minRaw > maxRaw) problems.push('raw-above-most');
  if (above !== undefined && row.minRaw >= above.minRaw) problems.push('raw-not-falling');
  if (!Number.isInteger(row.band * 2)) problems.push('band-not-half-or-whole');
  if (!(row.band >= 0 && row.band <= 9)) problems.push('band-outside-0-to-9');
  if (above !== undefined && row.band >= above.band) problems.push('band-not-falling');
  return problems;
}

/**
 * The overall band of four skills: their mean to the nearest half, counted in whole halves. A quarter goes up to the
 * half, and three quarters up to the whole (docs/exam-rules.md, "Bands").
 */
export function overallBand(bands: readonly [Band, Band, Band, Band]): Band {
  const halves = bands.reduce((sum, band) => sum + band * 2, 0);
  return fromHalves(Math.floor((halves + 2) / 4));
}

/**
 * The band of Writing, to the nearest half. Task 2 weighs twice as much as Task 1. Task bands are halves, so the
 * remainder is a third or two thirds of a half, and a tie is impossible.
 */
export function writingBand(task1: Band, task2: Band): Band {
  return fromHalves(Math.floor((task1 * 2 + task2 * 4 + 1) / 3));
}
