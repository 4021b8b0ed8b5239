import { findLearnerGoal } from '#features/accounts/server/index.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { CalendarDay } from '../../domain/calendar-day.ts';
import type { OpenBanks } from '../../domain/open-banks.ts';
import { asRetention, USUAL_RETENTION, type Retention } from '../../domain/retention.ts';
import type { PracticeDependencies } from '../practice-dependencies.ts';
import { findLearner } from './learner-store.ts';

/** Assumed of learners who have not said what they want. */
const USUAL_TARGET = 6.5;

/** What a caller may practise, and towards what. */
export type Goal = {
  readonly isVisitor: boolean;
  /** A visitor, or an account without a plan and without a course: a day has `FREE_QUESTIONS`. */
  readonly isFree: boolean;
  readonly hasPlan: boolean;
  readonly banks: OpenBanks;
  /** The keys of all that was bought and may be used now. */
  readonly bought: ReadonlySet<string>;
  /** The learner's own. Null: not chosen. */
  readonly chosenBand: number | null;
  readonly targetBand: number;
  readonly examDate: CalendarDay | null;
  /** Of what comes due, so many per cent are still known. */
  readonly retention: Retention;
};

/** The goal of a caller; a visitor has the usual one and no plan. */
export async function findGoal(
  { database, findAccess }: Pick<PracticeDependencies, 'database' | 'findAccess'>,
  actor: Pick<Actor, 'accountId'> | undefined,
): Promise<Goal> {
  if (!actor) {
    return {
      isVisitor: true,
      isFree: true,
      hasPlan: false,
      banks: new Map(),
      bought: new Set(),
      chosenBand: null,
      targetBand: USUAL_TARGET,
      examDate: null,
      retention: USUAL_RETENTION,
    };
  }
  const { targetBandTimesTwo, examDate } = await findLearnerGoal(database, actor.accountId);
  const access = await findAccess(actor.accountId);
  const chosenBand = targetBandTimesTwo === null ? null : targetBandTimesTwo / 2;
  return {
    isVisitor: false,
    isFree: access.banks.size === 0,
    ...access,
    chosenBand,
    targetBand: chosenBand ?? USUAL_TARGET,
    examDate,
    retention: asRetention((await findLearner(database, { accountId: actor.accountId })).retention),
  };
}
