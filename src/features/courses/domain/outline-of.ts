import type { LessonBlock, LessonContent } from './lesson-content.ts';
import type { BlockOutline, LessonOutline } from './lesson.ts';

/** The numbers of the questions of some groups, in the order shown. */
export function numbersOf(
  groups: readonly { readonly questions: readonly { readonly number: number }[] }[],
): number[] {
  return groups.flatMap(({ questions }) => questions.map(({ number }) => number));
}

function outlineOfBlock(block: LessonBlock): BlockOutline {
  const { id } = block;
  if (block.kind === 'exercise') return { id, kind: block.kind, numbers: numbersOf(block.groups) };
  if (block.kind === 'tutorial') {
    return { id, kind: block.kind, tutorial: block.tutorial, durationMs: block.durationMs ?? undefined };
  }
  if (block.kind === 'paper') {
    const { skill, papers } = block;
    return { id, kind: block.kind, sections: papers.map(({ mockTest }) => ({ mockTest, skill })) };
  }
  return { id, kind: block.kind };
}

/** The part of a lesson that the rules of progress need. */
export function outlineOf({ slug, blocks }: Pick<LessonContent, 'slug' | 'blocks'>): LessonOutline {
  return { slug, blocks: blocks.map(outlineOfBlock) };
}
