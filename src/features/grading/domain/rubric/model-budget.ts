/** Millionths of the currency. */
export type ModelBudget = {
  /** For all learners on one day; undefined: no limit. */
  readonly daily: number | undefined;
  /** For one learner on one day; undefined: no limit. */
  readonly learnerDaily: number | undefined;
};

/**
 * Whether another text may go to the model today. The text that crosses a limit is still graded: what it costs is known
 * only afterwards. A budget of 0 allows none.
 */
export function isWithinBudget(spent: {
  readonly spentToday: number;
  readonly learnerSpentToday: number;
  readonly budget: ModelBudget;
}): boolean {
  const { daily = Infinity, learnerDaily = Infinity } = spent.budget;
  return spent.spentToday < daily && spent.learnerSpentToday < learnerDaily;
}
