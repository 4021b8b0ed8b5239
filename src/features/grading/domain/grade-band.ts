export type BandRange = { readonly low: number; readonly high: number };

/**
 * The band of one piece of work as a range: the mean of its four criteria to the nearest half, counted in whole halves.
 * A quarter goes up to the half, and three quarters up to the whole. The grade must have passed `decideGrade`.
 */
export function gradeBand({ criteria }: { readonly criteria: readonly BandRange[] }): BandRange {
  const mean = (bands: readonly number[]) => {
    const halves = bands.reduce((sum, band) => sum + band * 2, 0);
    return Math.floor((halves + bands.length / 2) / bands.length) / 2;
  };
  return { low: mean(criteria.map(({ low }) => low)), high: mean(criteria.map(({ high }) => high)) };
}
