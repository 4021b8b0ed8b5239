import { SKILLS, type Access, type Skill } from './paper.ts';

/** What each plan opens of the full tests; keys as the shop sells them. */
export const PLAN_SKILLS = {
  basic_account: ['listening', 'reading', 'writing'],
  premium_account: SKILLS,
} as const satisfies Record<string, readonly Skill[]>;
export type PlanKey = keyof typeof PLAN_SKILLS;

/** The plans that open a section, the smallest first. */
export function plansThatOpen(skill: Skill): readonly PlanKey[] {
  return (Object.keys(PLAN_SKILLS) as PlanKey[]).filter((plan) =>
    PLAN_SKILLS[plan].some((opened) => opened === skill),
  );
}

/** Whether somebody with these plans may sit a section. Other keys, such as those of courses, open nothing here. */
export function canSit(access: Access, skill: Skill, plans: readonly string[]): boolean {
  return access === 'everybody' || plansThatOpen(skill).some((plan) => plans.includes(plan));
}
