import { expect, test } from 'vitest';
import { isWithinBudget } from './model-budget.ts';

test.each([
  ['no limits', [9_000_000, 9_000_000], [undefined, undefined], true],
  ['below both', [99, 9], [100, 10], true],
  ['at the limit of all', [100, 0], [100, 10], false],
  ['at the learner’s limit', [10, 10], [100, 10], false],
  ['a learner’s limit alone', [1000, 9], [undefined, 10], true],
  ['a budget of nothing', [0, 0], [0, undefined], false],
] as const)('%s', (_, [spentToday, learnerSpentToday], [daily, learnerDaily], may) => {
  expect(isWithinBudget({ spentToday, learnerSpentToday, budget: { daily, learnerDaily } })).toBe(may);
});
