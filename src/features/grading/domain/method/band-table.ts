type Pair = { readonly given: number; readonly graded: number; readonly essays: number };

export type BandRow = {
  /** The band that people gave. */
  readonly given: number;
  readonly essays: number;
  /** One for each column. `isNear`: half a band from the one given. */
  readonly cells: readonly {
    readonly graded: number;
    readonly essays: number;
    readonly isSame: boolean;
    readonly isNear: boolean;
  }[];
};

export type BandTable = { readonly columns: readonly number[]; readonly rows: readonly BandRow[] };

const STEP = 0.5;

/** All half bands from the lowest to the highest of some. */
function halfBands(bands: readonly number[]): readonly number[] {
  if (bands.length === 0) return [];
  const lowest = Math.min(...bands);
  const count = Math.round((Math.max(...bands) - lowest) / STEP) + 1;
  return Array.from({ length: count }, (_, place) => lowest + place * STEP);
}

/** Band against band, with a row for each band that was given and a column for each half band of the grader. */
export function bandTable(pairs: readonly Pair[]): BandTable {
  const columns = halfBands(pairs.map(({ graded }) => graded));
  const given = [...new Set(pairs.map((pair) => pair.given))].sort((a, b) => a - b);
  return {
    columns,
    rows: given.map((band) => {
      const own = pairs.filter((pair) => pair.given === band);
      const count = (list: readonly Pair[]) => list.reduce((sum, { essays }) => sum + essays, 0);
      return {
        given: band,
        essays: count(own),
        cells: columns.map((graded) => ({
          graded,
          essays: count(own.filter((pair) => pair.graded === graded)),
          isSame: graded === band,
          isNear: Math.abs(graded - band) === STEP,
        })),
      };
    }),
  };
}
