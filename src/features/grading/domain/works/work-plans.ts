import type { WorkKind } from '#ielts/criteria/criteria.ts';

/** The plans that grade each skill, the smallest first. A check compares them with the products of the content. */
export const GRADING_PLANS = {
  writing: ['basic_account', 'premium_account'],
  speaking: ['premium_account'],
} as const;

/** The plans that grade a kind of work, the smallest first. */
export const plansThatGrade = (kind: WorkKind): readonly string[] =>
  GRADING_PLANS[kind === 'speaking' ? 'speaking' : 'writing'];

/**
 * Whether a work is graded for a learner with these plans. `isFree`: its mock test is open to everybody; its Writing is
 * graded for everybody, and its Speaking is not.
 */
export function isGradedFor(
  { kind, isFree }: { readonly kind: WorkKind; readonly isFree: boolean },
  plans: readonly string[],
): boolean {
  if (isFree && kind !== 'speaking') return true;
  return plansThatGrade(kind).some((plan) => plans.includes(plan));
}
