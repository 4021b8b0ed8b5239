import type { LessonState } from '../../domain/lesson-state.ts';
import { addWatched, clampRanges, type Ranges } from '../../domain/watched-ranges.ts';
import type { CourseDependencies } from '../course-dependencies.ts';
import type { OpenLesson } from '../access/open-lesson.ts';
import { addWatch, findWatch, type StoredWatch } from './progress-store.ts';
import type { Learner } from '../access/learner.ts';
import { recordProgress } from './record-progress.ts';

type Packet = {
  readonly tutorial: string;
  readonly ranges: Ranges;
  readonly positionMs: number;
  readonly sequence: number;
};

export type SaveWatchedOutcome =
  | {
      readonly ok: true;
      readonly watched: StoredWatch;
      readonly durationMs: number;
      readonly progress: LessonState;
    }
  | { readonly ok: false; readonly refusal: 'tutorial-unknown' };

/**
 * Adds the watched parts of a tutorial. Packets may arrive late, twice and in any order. New parts count up to twice the
 * time since the packet before (since the enrolment, for the first one). Refused: the lesson has no such video.
 */
export async function saveWatched(
  dependencies: CourseDependencies,
  learner: Learner,
  open: OpenLesson,
  { tutorial, ranges, positionMs, sequence }: Packet,
): Promise<SaveWatchedOutcome> {
  const block = open.loaded.outline.blocks.find(
    (each) => each.kind === 'tutorial' && each.tutorial === tutorial,
  );
  const durationMs = block?.kind === 'tutorial' ? block.durationMs : undefined;
  if (durationMs === undefined) return { ok: false, refusal: 'tutorial-unknown' };
  const { result, progress } = await recordProgress(
    dependencies,
    learner,
    open,
    async (transaction, { candidateId }, enrolment) => {
      const now = dependencies.clock.now();
      const stored = await findWatch(transaction, candidateId, tutorial);
      const since = now.getTime() - (stored?.updatedAt ?? enrolment.startedAt).getTime();
      return addWatch(transaction, {
        candidateId,
        tutorial,
        ranges: addWatched(stored?.ranges ?? [], clampRanges(ranges, durationMs), since),
        positionMs: Math.min(positionMs, durationMs),
        sequence,
        updatedAt: now,
      });
    },
  );
  return { ok: true, watched: result, durationMs, progress };
}
