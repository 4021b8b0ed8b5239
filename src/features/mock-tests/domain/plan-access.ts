import { SKILLS, type Access, type Skill } from '#ielts/paper/paper.ts';

export const PLAN_KEYS = ['basic_account', 'premium_account'] as const;
export type PlanKey = (typeof PLAN_KEYS)[number];

/** What each plan opens of the full tests; keys as the shop sells them. */
const PLAN_SKILLS = {
  basic_account: ['listening', 'reading', 'writing'],
  premium_account: SKILLS,
} as const satisfies Record<PlanKey, readonly Skill[]>;

/** The plans that open a section, the smallest first. */
export function plansThatOpen(skill: Skill): readonly PlanKey[] {
  return PLAN_KEYS.filter((plan) => PLAN_SKILLS[plan].some((opened) => opened === skill));
}

/** Whether somebody with these plans may sit a section. Other keys, such as those of courses, open nothing here. */
export function canSit(access: Access, skill: Skill, plans: readonly string[]): boolean {
  return access === 'everybody' || plansThatOpen(skill).some((plan) => plans.includes(plan));
}
