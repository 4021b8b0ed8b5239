import { partsOf, type MarkedSection } from '#ielts/paper/paper.ts';
import type { QuestionType } from '#ielts/question-types/registry.ts';
import { groupNumbers } from '#ielts/paper/question-numbers.ts';

/** How long a question of a type took on average, in ms. */
export type TypeTime = { readonly type: QuestionType; readonly averageMs: number };

/**
 * The average time at a question of each type, in the order of the section. A question that was never visited counts as
 * 0.
 */
export function typeTimes(section: MarkedSection, times: ReadonlyMap<number, number>): TypeTime[] {
  const sums = new Map<QuestionType, { ms: number; count: number }>();
  for (const group of partsOf(section).flatMap((part) => part.groups)) {
    const before = sums.get(group.type) ?? { ms: 0, count: 0 };
    const numbers = groupNumbers(group);
    sums.set(group.type, {
      ms: before.ms + numbers.reduce((sum, number) => sum + (times.get(number) ?? 0), 0),
      count: before.count + numbers.length,
    });
  }
  return [...sums].map(([type, { ms, count }]) => ({ type, averageMs: ms / count }));
}
