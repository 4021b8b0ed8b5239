import { attemptPhase, endPause, type Attempt, type ClockState } from './attempt.ts';

export type PauseRefusal = 'exam-mode' | 'attempt-over';
export type PauseVerdict =
  | { readonly ok: true; readonly change: ClockState | undefined }
  | { readonly ok: false; readonly refusal: PauseRefusal };

function refusalOf(attempt: Attempt, now: number): PauseRefusal | undefined {
  if (attempt.mode === 'exam') return 'exam-mode';
  return attemptPhase(attempt, now) === 'open' ? undefined : 'attempt-over';
}

/**
 * Stops the clock of practice, for `LONGEST_PAUSE_MS` at most. Refusals: an exam is never paused; the attempt is over.
 * A second pause changes nothing.
 */
export function decidePause(attempt: Attempt, now: number): PauseVerdict {
  const refusal = refusalOf(attempt, now);
  if (refusal) return { ok: false, refusal };
  if (attempt.pausedAt !== undefined) return { ok: true, change: undefined };
  return { ok: true, change: { deadlineAt: attempt.deadlineAt, pausedAt: now, pausedMs: attempt.pausedMs } };
}

/** Lets the clock run on: the length of the pause is added to the deadline. Refusals as for a pause. */
export function decideResume(attempt: Attempt, now: number): PauseVerdict {
  const refusal = refusalOf(attempt, now);
  if (refusal) return { ok: false, refusal };
  return { ok: true, change: attempt.pausedAt === undefined ? undefined : endPause(attempt, now) };
}
