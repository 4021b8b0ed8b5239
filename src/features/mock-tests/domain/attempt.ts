/** One sitting of one section: when it runs, when it is over, and what may still happen to it. Instants in ms. */
export type Attempt = {
  readonly id: string;
  readonly mockTest: string;
  readonly skill: string;
  readonly questionCount: number;
  readonly startedAt: number;
  readonly deadlineAt: number;
  readonly submittedAt: number | undefined;
  /** Closed by the clock and not by the candidate. */
  readonly timedOut: boolean;
};

/**
 * How long after the deadline an answer still counts: the flight of what was typed in the last second. The candidate's
 * screen closes at the deadline itself.
 */
export const LATENCY_GRACE_MS = 5_000;

export type AttemptPhase = 'open' | 'time-over' | 'submitted';

/** `time-over`: the clock has run out and nobody has submitted; whoever looks next closes the attempt. */
export function attemptPhase(attempt: Attempt, now: number): AttemptPhase {
  if (attempt.submittedAt !== undefined) return 'submitted';
  return now > attempt.deadlineAt + LATENCY_GRACE_MS ? 'time-over' : 'open';
}

export type SubmissionVerdict =
  | { readonly ok: true; readonly submittedAt: number; readonly timedOut: boolean }
  | { readonly ok: false; readonly refusal: 'already-submitted' };

/**
 * Closing an attempt. After the deadline it is closed as of the deadline, whoever asks. Refusal: it is closed already,
 * and a second submission changes nothing.
 */
export function decideSubmission(attempt: Attempt, now: number): SubmissionVerdict {
  switch (attemptPhase(attempt, now)) {
    case 'submitted':
      return { ok: false, refusal: 'already-submitted' };
    case 'time-over':
      return { ok: true, submittedAt: attempt.deadlineAt, timedOut: true };
    case 'open':
      // At the deadline the screen has closed: what comes then is the clock's closing and not the candidate's.
      return {
        ok: true,
        submittedAt: Math.min(now, attempt.deadlineAt),
        timedOut: now >= attempt.deadlineAt,
      };
  }
}
