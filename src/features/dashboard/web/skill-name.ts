import type { DashboardText } from './use-dashboard-text.ts';

const SKILLS = ['listening', 'reading', 'writing', 'speaking'] as const;

/** The name of a skill; one that this page does not know yet is called as the API calls it. */
export function skillName(skill: string, text: DashboardText): string {
  const known = SKILLS.find((each) => each === skill);
  return known ? text(`skill.${known}`) : skill;
}
