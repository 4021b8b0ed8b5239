import { writingRange, type BandRange } from '#ielts/bands/writing-range.ts';
import type { AttemptWork } from './use-attempt-works.ts';

type Banded = Pick<AttemptWork, 'kind' | 'band'>;

/** The range of a section of Writing from those of both its tasks, or of an interview. Task 2 weighs twice as much. */
export function sectionRange(works: readonly Banded[]): BandRange | undefined {
  const bandOf = (wanted: Banded['kind']) => works.find(({ kind }) => kind === wanted)?.band ?? undefined;
  const task1 = bandOf('writing-task-1');
  const task2 = bandOf('writing-task-2');
  return task1 && task2 ? writingRange(task1, task2) : bandOf('speaking');
}
