import { attemptPhase, type Attempt } from './attempt.ts';

export type PauseRefusal = 'exam-mode' | 'attempt-over';
export type PauseVerdict =
  | { readonly ok: true; readonly change: Pick<Attempt, 'deadlineAt' | 'pausedAt' | 'pausedMs'> | undefined }
  | { readonly ok: false; readonly refusal: PauseRefusal };

function refusalOf(attempt: Attempt, now: number): PauseRefusal | undefined {
  if (attempt.mode === 'exam') return 'exam-mode';
  return attemptPhase(attempt, now) === 'open' ? undefined : 'attempt-over';
}

/** Stops the clock of practice. Refusals: an exam is never paused; the attempt is over. Paused already: no change. */
export function decidePause(attempt: Attempt, now: number): PauseVerdict {
  const refusal = refusalOf(attempt, now);
  if (refusal) return { ok: false, refusal };
  if (attempt.pausedAt !== undefined) return { ok: true, change: undefined };
  return { ok: true, change: { deadlineAt: attempt.deadlineAt, pausedAt: now, pausedMs: attempt.pausedMs } };
}

/** Lets the clock run on: the time that it stood is added to the deadline. Refusals as for a pause. */
export function decideResume(attempt: Attempt, now: number): PauseVerdict {
  const refusal = refusalOf(attempt, now);
  if (refusal) return { ok: false, refusal };
  if (attempt.pausedAt === undefined) return { ok: true, change: undefined };
  const stoodMs = Math.max(0, now - attempt.pausedAt);
  return {
    ok: true,
    change: {
      deadlineAt: attempt.deadlineAt + stoodMs,
      pausedAt: undefined,
      pausedMs: attempt.pausedMs + stoodMs,
    },
  };
}
