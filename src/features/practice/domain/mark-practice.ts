import type { ExerciseMark } from '#ielts/exercises/exercise-mark.ts';
import type { ShownGroup } from '#ielts/exercises/lesson-group.ts';
import { markGroup } from '#ielts/exercises/mark-exercise.ts';
import type { PracticeKey } from './practice-set.ts';

/**
 * Marks a question of a unit. Browser and server use this one function, so a mark without a connection is the server's
 * (ADR 49). `answers`: those of the whole unit, as some groups are marked together. Undefined: there is no such question.
 */
export function markPractice(
  groups: readonly ShownGroup[],
  key: PracticeKey,
  paragraphs: readonly string[],
  answers: ReadonlyMap<number, string>,
  number: number,
): ExerciseMark | undefined {
  const group = groups.find(({ questions }) => questions.some((each) => each.number === number));
  if (!group) return undefined;
  const solutions = new Map(key.map((each) => [each.number, each.solution]));
  return markGroup(group, paragraphs, solutions, answers).get(number);
}

/** Whether a mark is right; null: it was written or said freely. */
export const isRight = (mark: ExerciseMark): boolean | null => ('right' in mark ? mark.right : null);
