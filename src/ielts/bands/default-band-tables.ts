import type { BandRow } from './band.ts';

const BANDS = [9, 8.5, 8, 7.5, 7, 6.5, 6, 5.5, 5, 4.5, 4, 3.5, 3, 2.5, 2, 1, 0] as const;

/** Lowest raw scores in the order of `BANDS`. */
const LOWEST_RAW = {
  listening: [39, 37, 35, 32, 30, 26, 23, 18, 16, 13, 11, 8, 6, 4, 2, 1, 0],
  'reading-academic': [39, 37, 35, 33, 30, 27, 23, 19, 15, 13, 10, 8, 6, 4, 2, 1, 0],
  // Below band 3 it is scaled like the others, which have two thirds of the marks there (6 of 9).
  'reading-general': [40, 39, 37, 36, 34, 32, 30, 27, 23, 19, 15, 12, 9, 6, 3, 1, 0],
} as const;

export type BandTableName = keyof typeof LOWEST_RAW;

/** The tables for sections of 40 questions whose test has no table of its own. Highest band first. */
export const DEFAULT_BAND_TABLES: Readonly<Record<BandTableName, readonly BandRow[]>> = {
  listening: tableOf('listening'),
  'reading-academic': tableOf('reading-academic'),
  'reading-general': tableOf('reading-general'),
};

function tableOf(name: BandTableName): BandRow[] {
  return LOWEST_RAW[name].map((minRaw, i) => ({ minRaw, band: BANDS[i] ?? 0 }));
}
