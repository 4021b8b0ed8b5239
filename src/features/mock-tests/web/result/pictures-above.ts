import type { Part } from '#ielts/paper/paper.ts';
import { groupNumbers } from '#ielts/paper/question-numbers.ts';
import type { QuestionGroup } from '#ielts/question-types/registry.ts';

/** A group about a plan, map or diagram. */
export type PicturedGroup = Extract<QuestionGroup, { picture: unknown }>;

/** The groups with a picture, each by the first of its questions among those that are shown. */
export function picturesAbove(parts: readonly Part[], shown: readonly number[]): Map<number, PicturedGroup> {
  return new Map(
    parts.flatMap(({ groups }) =>
      groups.flatMap((group) => {
        const numbers = groupNumbers(group);
        const first = shown.find((number) => numbers.includes(number));
        return 'picture' in group && first !== undefined ? [[first, group] as const] : [];
      }),
    ),
  );
}
