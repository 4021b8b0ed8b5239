/**
 * What a line of a cart is not as it was put there. `withdrawn`: not sold, or not known, any more. `not-open`: what it
 * grants does not exist yet. `owned`: the account has access already, and it does not end soon. `included`: a plan that
 * it has, or that lies in the same cart, holds it. These four are not charged. `price-changed`, `quantity-corrected`: charged as shown now.
 */
export const CART_PROBLEMS = [
  'withdrawn',
  'not-open',
  'owned',
  'included',
  'price-changed',
  'quantity-corrected',
] as const;
export type CartProblem = (typeof CART_PROBLEMS)[number];

const NOT_SOLD: readonly CartProblem[] = ['withdrawn', 'not-open', 'owned', 'included'];

/** Whether a line with these problems takes part in the total. */
export const isCharged = (problems: readonly CartProblem[]): boolean =>
  !problems.some((problem) => NOT_SOLD.includes(problem));
