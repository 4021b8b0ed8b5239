import type { CallOf } from '#platform/http/endpoint.ts';
import type { getLesson } from '../../contract.ts';

type Progress = CallOf<typeof getLesson>['reply']['progress'];

/** The progress of a lesson once its task was submitted: the reply to that call does not have it. */
export function withTaskDone(progress: Progress): Progress {
  const tasks = progress.left.filter(({ kind }) => kind === 'task');
  if (tasks.length === 0) return progress;
  const left = progress.left.filter(({ kind }) => kind !== 'task');
  return {
    ...progress,
    state: left.length === 0 ? 'done' : 'started',
    done_count: progress.done_count + tasks.length,
    done_blocks: [...progress.done_blocks, ...tasks.map(({ block }) => block)],
    left,
  };
}
