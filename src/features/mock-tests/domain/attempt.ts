import { withExtraTime } from './extra-time.ts';

/** `exam`: as in the test. `practice`: any section alone, with pauses and help. */
export const MODES = ['exam', 'practice'] as const;
export type Mode = (typeof MODES)[number];

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
  readonly mode: Mode;
  /** False: no clock is shown; the deadline only ends what nobody comes back to. */
  readonly timed: boolean;
  /** How much of the test's time the candidate has; more than 100 is an accommodation. */
  readonly extraTimePercent: number;
  /** Practice that stands still since then. */
  readonly pausedAt: number | undefined;
  /** How long it stood still before; the deadline has it already. */
  readonly pausedMs: number;
  readonly sittingId: string | undefined;
};

/**
 * Practice of Listening goes by its recording: the learner stops it and hears it again. The server's deadline only closes
 * abandoned attempts.
 */
export function followsRecording({ mode, skill }: Pick<Attempt, 'mode' | 'skill'>): boolean {
  return mode === 'practice' && skill === 'listening';
}

/** Practice without a clock ends after so long: what nobody comes back to is closed. */
export const UNTIMED_MS = 30 * 24 * 60 * 60 * 1000;

/** The deadline of a section that starts now and lasts so long in the test. */
export function deadlineOf(
  startedAt: number,
  lengthMs: number,
  { timed, extraTimePercent }: Pick<Attempt, 'timed' | 'extraTimePercent'>,
): number {
  return startedAt + (timed ? withExtraTime(lengthMs, extraTimePercent) : UNTIMED_MS);
}

/** The deadline as it stands: while an attempt is paused it moves with the clock. */
export function currentDeadline({ deadlineAt, pausedAt }: Attempt, now: number): number {
  return pausedAt === undefined ? deadlineAt : deadlineAt + Math.max(0, now - pausedAt);
}

/**
 * How long after the deadline an answer still counts: the flight of what was typed in the last second. The candidate's
 * screen closes at the deadline itself.
 */
export const LATENCY_GRACE_MS = 5_000;

export type AttemptPhase = 'open' | 'time-over' | 'submitted';

/** `time-over`: the clock has run out and nobody has submitted; whoever looks next closes the attempt. */
export function attemptPhase(attempt: Attempt, now: number): AttemptPhase {
  if (attempt.submittedAt !== undefined) return 'submitted';
  return now > currentDeadline(attempt, now) + LATENCY_GRACE_MS ? 'time-over' : 'open';
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
        submittedAt: Math.min(now, currentDeadline(attempt, now)),
        timedOut: now >= currentDeadline(attempt, now),
      };
  }
}
