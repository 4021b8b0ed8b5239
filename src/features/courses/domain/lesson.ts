export const LESSON_KINDS = ['teach', 'workshop', 'scored'] as const;
export type LessonKind = (typeof LESSON_KINDS)[number];

export const BLOCK_KINDS = ['text', 'tutorial', 'exercise', 'use', 'sort', 'task', 'paper'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** The number under which the text of a lesson's "Use it" is saved. Questions start at 1. */
export const USE_NUMBER = 0;

/** The part of a block that progress depends on. */
export type BlockOutline =
  | { readonly id: string; readonly kind: 'text' | 'use' | 'sort' | 'task' }
  /** Without a duration there is no video yet, and the block is not required. */
  | {
      readonly id: string;
      readonly kind: 'tutorial';
      readonly tutorial: string;
      readonly durationMs: number | undefined;
    }
  | { readonly id: string; readonly kind: 'exercise'; readonly numbers: readonly number[] }
  /** One of these sections has to be taken. */
  | { readonly id: string; readonly kind: 'paper'; readonly sections: readonly PaperSection[] };

/** A section of a paper. */
export type PaperSection = { readonly mockTest: string; readonly skill: string };

export type LessonOutline = { readonly slug: string; readonly blocks: readonly BlockOutline[] };

/** The blocks that a learner must do. A tutorial without a video is not among them. */
export function requiredBlocks({ blocks }: LessonOutline): readonly BlockOutline[] {
  return blocks.filter((block) => block.kind !== 'tutorial' || block.durationMs !== undefined);
}
