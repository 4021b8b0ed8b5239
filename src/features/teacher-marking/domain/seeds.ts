import { hashOf } from './choose-double.ts';
import type { Bands } from './combine-markings.ts';
import { meanTimesTwo } from './mean-band.ts';

/** How teachers are checked by works whose bands the school has agreed on, from content/marking.json. */
export type SeedRules = {
  /** One in so many claimed works is a seed; 0: none. */
  readonly every: number;
  /** The place of another seed among the works of a day; 0: none. */
  readonly ofDay: number;
  /** In bands: how far each criterion may be from the agreed one. */
  readonly criterionTolerance: number;
  /** The same of the overall band. */
  readonly overallTolerance: number;
  /** So many of the last seeds count for a stop. */
  readonly window: number;
  /** So many of them outside of the tolerance stop the claims. */
  readonly misses: number;
};

type ClaimCounts = {
  readonly teacherId: string;
  /** All works that the teacher has ever claimed, and those of today. */
  readonly claims: number;
  readonly claimedToday: number;
};

/**
 * Whether the next work of a teacher is a seed: the one at a place of the day, and one in each row of `every` works. A
 * hash decides its place in the row, so a teacher who counts cannot tell which one it is.
 */
export function isSeedDue(
  { teacherId, claims, claimedToday }: ClaimCounts,
  { every, ofDay }: Pick<SeedRules, 'every' | 'ofDay'>,
): boolean {
  if (ofDay > 0 && claimedToday === ofDay - 1) return true;
  if (every === 0) return false;
  const row = Math.floor(claims / every);
  return claims % every === hashOf(`${teacherId} ${row}`) % every;
}

/** How a teacher's bands differ from the agreed ones, own minus agreed, all times two. */
export type SeedResult = {
  readonly criteriaTimesTwo: readonly number[];
  readonly overallTimesTwo: number;
  readonly isWithin: boolean;
};

/** Compares the bands of a teacher with the agreed ones, all times two. */
export function compareWithAgreed(
  own: Bands,
  agreed: Bands,
  { criterionTolerance, overallTolerance }: Pick<SeedRules, 'criterionTolerance' | 'overallTolerance'>,
): SeedResult {
  const criteriaTimesTwo = own.map((band, at) => band - (agreed[at] ?? band));
  const overallTimesTwo = meanTimesTwo(own) - meanTimesTwo(agreed);
  return {
    criteriaTimesTwo,
    overallTimesTwo,
    isWithin:
      Math.abs(overallTimesTwo) <= overallTolerance * 2 &&
      criteriaTimesTwo.every((difference) => Math.abs(difference) <= criterionTolerance * 2),
  };
}

/**
 * Whether a teacher's claims stop: so many of the last seeds were outside of the tolerance. `results` has the newest
 * first, and only those since the school last allowed claims again.
 */
export const mustStop = (
  results: readonly Pick<SeedResult, 'isWithin'>[],
  { window, misses }: Pick<SeedRules, 'window' | 'misses'>,
): boolean => results.slice(0, window).filter(({ isWithin }) => !isWithin).length >= misses;
