import type { ShownGroup } from '#ielts/exercises/lesson-group.ts';
import type { LessonContent } from './lesson-content.ts';

/** The groups of a lesson’s exercises, by the numbers of their questions. */
export const groupsByNumber = ({ blocks }: Pick<LessonContent, 'blocks'>): ReadonlyMap<number, ShownGroup> =>
  new Map(
    blocks.flatMap((block) =>
      block.kind === 'exercise'
        ? block.groups.flatMap((group) =>
            (group.questions as readonly { readonly number: number }[]).map(
              ({ number }) => [number, group] as const,
            ),
          )
        : [],
    ),
  );
