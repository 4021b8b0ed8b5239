import type { z } from 'zod';
import type { courseProgressSchema } from '../../contract.ts';
import type { LessonState } from '../../domain/lesson-state.ts';

export type CourseProgress = z.input<typeof courseProgressSchema>;
type Shown = NonNullable<CourseProgress['modules'][number]['lessons'][number]['progress']>;

/** The state of a lesson as a page shows it. A part that is not whole is below 100 %. */
export function viewLessonState(progress: LessonState): Shown {
  return {
    state: progress.state,
    done_count: progress.doneCount,
    required_count: progress.requiredCount,
    done_blocks: [...progress.doneBlocks],
    left: progress.left.map(({ block, kind, part, questions }) => ({
      block,
      kind,
      percent: Math.floor(part * 100),
      questions,
    })),
    added: [...progress.added],
  };
}
