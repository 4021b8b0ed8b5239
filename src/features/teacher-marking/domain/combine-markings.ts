import { meanTimesTwo } from './mean-band.ts';

/** Half a band, times two: two teachers who are this near agree. */
const TOLERANCE = 1;

/** Whether two bands, both times two, are at most half a band apart. */
export const areNear = (one: number, other: number): boolean => Math.abs(one - other) <= TOLERANCE;

/** Four bands times two, in the order of the criteria. */
export type Bands = readonly number[];

/** Whether two markings agree: each criterion and the overall band are at most half a band apart. */
export const doAgree = (one: Bands, other: Bands): boolean =>
  areNear(meanTimesTwo(one), meanTimesTwo(other)) &&
  one.every((band, at) => areNear(band, other[at] ?? band));

/** The bands of two markings as one: each criterion is their mean to the half band. */
export const meanBands = (one: Bands, other: Bands): Bands =>
  one.map((band, at) => meanTimesTwo([band, other[at] ?? band]));

/** The bands of the newest final version of each role; undefined: there is none. */
export type FinalBands = {
  readonly first?: Bands | undefined;
  readonly second?: Bands | undefined;
  readonly third?: Bands | undefined;
};

/**
 * The bands that the learner gets: those of the third teacher, who decides; otherwise the mean of two; otherwise the
 * first one's. Undefined: no marking is final.
 */
export function finalBands({ first, second, third }: FinalBands): Bands | undefined {
  if (third) return third;
  if (first && second) return meanBands(first, second);
  return first;
}
