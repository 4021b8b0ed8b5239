import type { GroupText } from '#platform/i18n/text-groups.ts';

const SKILLS = ['listening', 'reading', 'writing', 'speaking'] as const;

/** The name of a skill; one that this page does not know yet is called as the API calls it. */
export function skillName(skill: string, text: GroupText<'dashboard'>): string {
  const known = SKILLS.find((each) => each === skill);
  return known ? text(`skill.${known}`) : skill;
}
