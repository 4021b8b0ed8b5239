import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import type { PracticeUnit } from '../../domain/choose-session.ts';
import type { SetUnit } from '../../domain/practice-units.ts';
import { type Rating, ratingOfBand } from '../../domain/rating.ts';
import { type PracticeCatalogue, questionName } from '../content/practice-catalogue.ts';
import { listQuestionRatings } from './rating-store.ts';

/** The ratings of questions move slowly, and only choose: a choice may use those of the last minute. */
const FRESH_MS = 60_000;

type Rated = {
  readonly at: number;
  readonly ratings: ReadonlyMap<string, Rating>;
  readonly units: ReadonlyMap<SetUnit, PracticeUnit>;
};

const latest = new WeakMap<PracticeCatalogue['units'], Rated>();

function rateUnit(
  { id, set, skill, family, keys, guesses }: SetUnit,
  ratings: ReadonlyMap<string, Rating>,
): PracticeUnit {
  return {
    id,
    skill,
    family,
    questions: keys.map(({ number, band }, i) => ({
      difficulty: (ratings.get(questionName(set.id, number)) ?? ratingOfBand(band)).value,
      guess: guesses[i] ?? 0,
    })),
  };
}

/** Gives units with the difficulty of their questions, which is read once a minute. */
export async function rateUnits(
  { units }: Pick<PracticeCatalogue, 'units'>,
  database: DatabaseOrTransaction,
): Promise<(unit: SetUnit) => PracticeUnit> {
  const now = performance.now();
  let rated = latest.get(units);
  if (!rated || now - rated.at > FRESH_MS) {
    const ratings = await listQuestionRatings(database);
    rated = { at: now, ratings, units: new Map(units.map((unit) => [unit, rateUnit(unit, ratings)])) };
    latest.set(units, rated);
  }
  const { ratings, units: known } = rated;
  // A unit that lacks a withdrawn question is another object.
  return (unit) => known.get(unit) ?? rateUnit(unit, ratings);
}
