import type { GroupText } from '#platform/i18n/text-groups.ts';

const SKILLS = ['listening', 'reading', 'writing', 'speaking'] as const;

/** The name of a skill. An unknown one gets its name from the API. */
export function skillName(skill: string, text: GroupText<'dashboard'>): string {
  const known = SKILLS.find((each) => each === skill);
  return known ? text(`skill.${known}`) : skill;
}
