import { paths } from '#paths';
import type { AttemptSummary } from '../attempt-summary.ts';

type Ended = Pick<AttemptSummary, 'attempt_id' | 'sitting_id'>;

/** The path after a section is over: its sitting, or its result. */
export function pathAfter({ attempt_id: attemptId, sitting_id: sittingId }: Ended): string {
  return sittingId === null ? paths.attemptResult({ attemptId }) : paths.sitting({ sittingId });
}
