/**
 * How a cart line differs from what was put there. `withdrawn`: unknown, or not sold any more. `not-open`: what it
 * grants does not exist yet. `owned`: the account has access that cannot be renewed yet. `included`: a plan contains
 * it that the account has, or that is in the same cart. `not-bookable`: the teacher gives no such lessons at present.
 * These five are not charged. `price-changed`,
 * `quantity-corrected`: charged as shown now.
 */
export const CART_PROBLEMS = [
  'withdrawn',
  'not-open',
  'owned',
  'included',
  'not-bookable',
  'price-changed',
  'quantity-corrected',
] as const;
export type CartProblem = (typeof CART_PROBLEMS)[number];

const NOT_SOLD: readonly CartProblem[] = ['withdrawn', 'not-open', 'owned', 'included', 'not-bookable'];

/** Whether a line with these problems is part of the total. */
export const isCharged = (problems: readonly CartProblem[]): boolean =>
  !problems.some((problem) => NOT_SOLD.includes(problem));
