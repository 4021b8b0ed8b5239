import { type QuestionGroup, rulesOf } from '../question-types/registry.ts';
import type { Skill } from './paper.ts';

/** The source of an answer's words, as the test prints it. */
const SOURCE = { listening: '', reading: ' from the passage', writing: '', speaking: '' } satisfies Record<
  Skill,
  string
>;

/** The instructions printed above a group of questions. English, like the test. */
export function groupInstructions(group: QuestionGroup, skill: Skill): readonly string[] {
  return rulesOf(group).instructions(group, SOURCE[skill]);
}

/** The numbers a group covers, as a heading has them: `Questions 1–5`, `Question 6`. */
export function groupHeading(group: QuestionGroup): string {
  const numbers = group.questions.map(({ number }) => number);
  const first = Math.min(...numbers);
  const last = Math.max(...numbers);
  return first === last ? `Question ${first}` : `Questions ${first}–${last}`;
}
