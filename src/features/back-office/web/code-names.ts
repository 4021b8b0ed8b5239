import type { Translate } from '#platform/i18n/translate.ts';
import type { backOfficeEn } from './texts-en.ts';

type Say = Translate<typeof backOfficeEn>;

const SKILLS = [
  'listening',
  'reading',
  'writing',
  'speaking',
] as const satisfies readonly (keyof typeof backOfficeEn.skill)[];

const TOPICS = [
  'general',
  'courses',
  'mock-tests',
  'teachers',
  'careers',
  'technical',
] as const satisfies readonly (keyof typeof backOfficeEn.topics)[];

/** The name of a test's section; an unknown one keeps its code. */
export function skillName(skill: string, text: Say): string {
  const known = SKILLS.find((each) => each === skill);
  return known === undefined ? skill : text(`skill.${known}`);
}

/** The topic of a message; an unknown one keeps its code. */
export function topicName(topic: string, text: Say): string {
  const known = TOPICS.find((each) => each === topic);
  return known === undefined ? topic : text(`topics.${known}`);
}
