import { isWithinBudget } from '../../domain/rubric/model-budget.ts';
import type { LocalReason } from '../../domain/works/work.ts';
import { findChoiceOfCandidate } from './choice-store.ts';
import type { QueueDependencies } from './grading-dependencies.ts';
import { sumCosts } from './use-store.ts';
import { serviceOf } from './work-graders.ts';
import type { StoredWork } from './work-store.ts';

/** The start of the day that budgets count, in UTC. */
export const startOfDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));

/**
 * Why a service may not read a text or hear a recording; undefined: it may. The learner has agreed to its host, and neither the
 * day's budget nor the learner's is used up.
 */
export async function mayUseModel(
  {
    database,
    clock,
    service,
    graders,
  }: Pick<QueueDependencies, 'database' | 'clock' | 'service' | 'graders'>,
  { candidateId }: Pick<StoredWork, 'candidateId'>,
): Promise<LocalReason | undefined> {
  const choice = await findChoiceOfCandidate(database, candidateId);
  if (choice?.choice === 'local') return 'chosen';
  if (!choice || choice.host !== serviceOf(graders)?.host) return 'not-agreed';
  const { dailyBudget: daily, learnerDailyBudget: learnerDaily } = service ?? {};
  if (daily === undefined && learnerDaily === undefined) return undefined;
  const spent = await sumCosts(database, { since: startOfDay(clock.now()), candidateId });
  const isWithin = isWithinBudget({
    spentToday: spent.all,
    learnerSpentToday: spent.own,
    budget: { daily, learnerDaily },
  });
  return isWithin ? undefined : 'over-budget';
}
