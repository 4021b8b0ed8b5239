import { markGroup } from '#ielts/exercises/mark-exercise.ts';
import type { ExerciseMark } from '#ielts/exercises/exercise-mark.ts';
import type { QuestionStep } from './list-steps.ts';

/** Marks the answers of a step by the rules that the server uses, without a connection. */
export function markStep(
  { unit, group }: QuestionStep,
  values: ReadonlyMap<number, string>,
): ReadonlyMap<number, ExerciseMark> {
  const paragraphs = (unit.material.passage?.paragraphs ?? []).flatMap(({ letter }) => letter || []);
  const solutions = new Map(unit.key.map(({ number, solution }) => [number, solution]));
  return markGroup(group, paragraphs, solutions, values);
}
