import { type MarkedSection, partsOf } from '../paper/paper.ts';
import type { QuestionType } from '../question-types/registry.ts';
import { groupNumbers } from '../paper/question-numbers.ts';

/** Questions of a whole section of Listening or Reading; fewer are a short form, whose band is an estimate. */
export const FULL_FORM = 40;

export type TypeScore = { readonly type: QuestionType; readonly right: number; readonly count: number };

/** How many were right in each question type, in the order of the section. */
export function marksByType(section: MarkedSection, rightNumbers: ReadonlySet<number>): TypeScore[] {
  const scores = new Map<QuestionType, TypeScore>();
  for (const group of partsOf(section).flatMap((part) => part.groups)) {
    const before = scores.get(group.type) ?? { type: group.type, right: 0, count: 0 };
    scores.set(group.type, {
      type: group.type,
      right: before.right + groupNumbers(group).filter((number) => rightNumbers.has(number)).length,
      count: before.count + group.questions.length,
    });
  }
  return [...scores.values()];
}
