import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import type { CalendarDay } from '../../domain/calendar-day.ts';
import type { PracticeUnit } from '../../domain/choose-session.ts';
import type { SetUnit } from '../../domain/practice-units.ts';
import { rhythmOn } from '../../domain/rhythm.ts';
import type { Evidence } from '../../domain/ability.ts';
import { openUnits } from '../content/practice-catalogue.ts';
import { listWithdrawals } from '../content/withdrawal-store.ts';
import { listDaysAgo } from '../answers/question-store.ts';
import type { Goal } from '../learners/find-goal.ts';
import { findLearner, listPracticeDays, type StoredLearner } from '../learners/learner-store.ts';
import { listCards } from '../memory/card-store.ts';
import { type PlannedReviews, planReviews } from '../memory/plan-reviews.ts';
import type { PracticeDependencies } from '../practice-dependencies.ts';
import { rateUnits } from '../ratings/rate-units.ts';
import { listRatings } from '../ratings/rating-store.ts';
import { planWords, type PlannedWords } from '../words/plan-words.ts';

/** What a session is chosen from. */
export type PracticeFacts = {
  readonly today: CalendarDay;
  readonly goal: Goal;
  readonly learner: Pick<
    StoredLearner,
    'answers' | 'pausedFrom' | 'pausedUntil' | 'reminderHour' | 'retention'
  >;
  readonly days: readonly CalendarDay[];
  /** That the caller may be asked, without withdrawn questions. */
  readonly units: readonly SetUnit[];
  readonly withdrawn: ReadonlySet<string>;
  /** How many days ago questions were answered last, by set and number. */
  readonly daysAgo: ReadonlyMap<string, ReadonlyMap<number, number>>;
  readonly ratings: ReadonlyMap<string, Evidence>;
  /** A unit as the choice sees it, with the difficulty of its questions. */
  readonly rated: (unit: SetUnit) => PracticeUnit;
  readonly families: PlannedReviews;
  readonly words: PlannedWords;
};

const NOBODY = {
  learner: { answers: 0, pausedFrom: null, pausedUntil: null, reminderHour: null, retention: null },
  days: [],
  daysAgo: new Map(),
  ratings: new Map(),
} as const;

/** Reads what a session of a person is chosen from. `candidates`: undefined for a browser that has not started. */
export async function readFacts(
  { catalogue }: Pick<PracticeDependencies, 'catalogue'>,
  database: DatabaseOrTransaction,
  candidates: Candidates | undefined,
  { goal, today }: { readonly goal: Goal; readonly today: CalendarDay },
): Promise<PracticeFacts> {
  const withdrawn = new Set((await listWithdrawals(database)).keys());
  const stored = candidates
    ? {
        learner: await findLearner(database, candidates),
        days: await listPracticeDays(database, candidates),
        daysAgo: await listDaysAgo(database, candidates, today),
        ratings: await listRatings(database, candidates),
      }
    : NOBODY;
  const rhythm = rhythmOn(today, stored.days);
  const cards = candidates ? await listCards(database, candidates, 'family') : new Map();
  return {
    ...stored,
    today,
    goal,
    withdrawn,
    units: openUnits(catalogue, goal.banks, withdrawn),
    rated: await rateUnits(catalogue, database),
    families: planReviews(cards, today, goal, rhythm),
    words: await planWords(database, candidates, today, goal, rhythm),
  };
}
