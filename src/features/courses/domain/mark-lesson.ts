import type { ExerciseSolution } from '#ielts/exercises/exercise-key.ts';
import type { ExerciseMark } from '#ielts/exercises/exercise-mark.ts';
import { markGroup } from '#ielts/exercises/mark-exercise.ts';
import type { ShownGroup } from '#ielts/exercises/lesson-group.ts';

/** A group with the letters of the passage that it asks about. */
export type MarkedGroup = { readonly group: ShownGroup; readonly paragraphs: readonly string[] };

/** Groups in a lesson or a test, with the letters of their passages. */
export function groupsToMark(
  blocks: readonly {
    readonly groups: readonly ShownGroup[];
    readonly passage: { readonly paragraphs: readonly { readonly letter: string }[] } | null;
  }[],
): MarkedGroup[] {
  return blocks.flatMap(({ groups, passage }) => {
    const paragraphs = (passage?.paragraphs ?? [])
      .map(({ letter }) => letter)
      .filter((letter) => letter !== '');
    return groups.map((group) => ({ group, paragraphs }));
  });
}

/**
 * Marks some answers by number. `answers` also has the stored answers of the same groups, because some groups are
 * marked together. Numbers without a question or a key have no mark.
 */
export function markAnswers(
  groups: readonly MarkedGroup[],
  key: readonly { readonly number: number; readonly solution: ExerciseSolution }[],
  answers: ReadonlyMap<number, string>,
  numbers: ReadonlySet<number>,
): Map<number, ExerciseMark> {
  const solutions = new Map(key.map(({ number, solution }) => [number, solution]));
  const asked = groups.filter(({ group }) => group.questions.some(({ number }) => numbers.has(number)));
  const marks = asked.flatMap(({ group, paragraphs }) => [
    ...markGroup(group, paragraphs, solutions, answers),
  ]);
  return new Map(marks.filter(([number]) => numbers.has(number)));
}
