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

/** Whether Speaking is among these sections, but only a plan that the caller does not have opens it. */
export function needsPlanToSpeak(
  sections: readonly {
    readonly skill: Skill;
    readonly may_sit: boolean;
    readonly opened_by: readonly PlanKey[];
  }[],
): boolean {
  return sections.some(
    ({ skill, may_sit: maySit, opened_by: plans }) => skill === 'speaking' && !maySit && plans.length > 0,
  );
}

/** The plans that open nothing more than this one. Anyone who has this plan needs none of them. */
export function plansWithin(plan: string): readonly PlanKey[] {
  const opened = skillsOpenedBy(plan);
  return PLAN_KEYS.filter(
    (each) => each !== plan && PLAN_SKILLS[each].every((skill) => opened.some((own) => own === skill)),
  );
}

/** The name in the address of a plan or a course, by its key in the shop. The content check compares both. */
const slugOf = (key: string): string => key.replace(/_/g, '-');

/** The name in the address of a plan's page. */
export const planSlug = (plan: PlanKey): string => slugOf(plan);

/** Who opens the sections of a paper. `courses`: the slugs of those that do, where the access says so. */
export type PaperAccess = { readonly access: Access; readonly courses: readonly string[] };

/** Why a section cannot be taken. Undefined: a learner who owns these keys of the shop may take it. */
export function sittingRefusal(
  { access, courses }: PaperAccess,
  skill: Skill,
  owned: readonly string[],
): 'plan-needed' | 'course-needed' | undefined {
  switch (access) {
    case 'everybody':
      return undefined;
    case 'plans':
      return plansThatOpen(skill).some((plan) => owned.includes(plan)) ? undefined : 'plan-needed';
    case 'courses':
      return owned.some((key) => courses.includes(slugOf(key))) ? undefined : 'course-needed';
    default:
      return access satisfies never;
  }
}
