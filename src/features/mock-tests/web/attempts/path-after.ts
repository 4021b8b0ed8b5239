import { paths } from '#paths';
import type { AttemptSummary } from '../attempt-summary.ts';

type Ended = Pick<AttemptSummary, 'attempt_id' | 'sitting_id'>;

/** Where a section leads that is over: on in its sitting, or to its marks. */
export function pathAfter({ attempt_id: attemptId, sitting_id: sittingId }: Ended): string {
  return sittingId === null ? paths.attemptResult({ attemptId }) : paths.sitting({ sittingId });
}
