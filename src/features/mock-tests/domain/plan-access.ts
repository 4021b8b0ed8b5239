import { SKILLS, type Access, type Skill } from '#ielts/paper/paper.ts';

export const PLAN_KEYS = ['basic_account', 'premium_account'] as const;
export type PlanKey = (typeof PLAN_KEYS)[number];

/**
 * What each plan opens of the full tests, the smallest plan first; keys as the shop sells them. This is the only place in
 * the code that says it. The content check wants a page for each of them, and no other plan that is sold.
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

/** The plans that open nothing beyond what this one opens: anyone who has it needs none of them. */
export function plansWithin(plan: string): readonly PlanKey[] {
  const opened = skillsOpenedBy(plan);
  return PLAN_KEYS.filter(
    (each) => each !== plan && PLAN_SKILLS[each].every((skill) => opened.some((own) => own === skill)),
  );
}

/** The name in the address of a plan's page. The content check compares it with the content. */
export const planSlug = (plan: PlanKey): string => plan.replace(/_/g, '-');

/** Whether somebody with these plans may sit a section. Other keys, such as those of courses, open nothing here. */
export function canSit(access: Access, skill: Skill, plans: readonly string[]): boolean {
  return access === 'everybody' || plansThatOpen(skill).some((plan) => plans.includes(plan));
}
