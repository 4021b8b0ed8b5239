import { SKILLS, type Access, type Skill } from '#ielts/paper/paper.ts';

export const PLAN_KEYS = ['basic_account', 'premium_account'] as const;
export type PlanKey = (typeof PLAN_KEYS)[number];

/**
 * The sections of the full tests that each plan opens, the smallest plan first. Keys are those of the shop. No other
 * place in the code lists them. The content check wants a page for each plan, and no other plan for sale.
 */
const PLAN_SKILLS = {
  basic_account: ['listening', 'reading', 'writing'],
  premium_account: SKILLS,
} as const satisfies Record<PlanKey, readonly Skill[]>;

/** The plans that open a section, the smallest first. */
export function plansThatOpen(skill: Skill): readonly PlanKey[] {
  return PLAN_KEYS.filter((plan) => PLAN_SKILLS[plan].some((opened) => opened === skill));
}

/** The sections that a plan opens; none for a key that is no plan of full tests. */
export function skillsOpenedBy(plan: string): readonly Skill[] {
  const key = PLAN_KEYS.find((each) => each === plan);
  return key ? PLAN_SKILLS[key] : [];
}

/** The plans that open nothing more than this one. Anyone who has this plan needs none of them. */
export function plansWithin(plan: string): readonly PlanKey[] {
  const opened = skillsOpenedBy(plan);
  return PLAN_KEYS.filter(
    (each) => each !== plan && PLAN_SKILLS[each].every((skill) => opened.some((own) => own === skill)),
  );
}

/** The name in the address of a plan's page. The content check compares it with the content. */
export const planSlug = (plan: PlanKey): string => plan.replace(/_/g, '-');

/** Whether a learner with these plans may take a section. Other keys, such as those of courses, open nothing here. */
export function canSit(access: Access, skill: Skill, plans: readonly string[]): boolean {
  return access === 'everybody' || plansThatOpen(skill).some((plan) => plans.includes(plan));
}
