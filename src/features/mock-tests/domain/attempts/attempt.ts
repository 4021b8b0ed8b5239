import { withExtraTime } from './extra-time.ts';

/** `exam`: as in the test. `practice`: any section alone, with pauses and help. */
export const MODES = ['exam', 'practice'] as const;
export type Mode = (typeof MODES)[number];

/** One section, taken once: when it runs, when it is over, and what may still happen to it. Instants in ms. */
export type Attempt = {
  readonly id: string;
  readonly mockTest: string;
  readonly skill: string;
  readonly questionCount: number;
  readonly startedAt: number;
  readonly deadlineAt: number;
  readonly submittedAt: number | undefined;
  /** The clock closed it, and not the candidate. */
  readonly timedOut: boolean;
  readonly mode: Mode;
  /** False: no clock is shown. The deadline only closes abandoned attempts. */
  readonly timed: boolean;
  /** How much of the test's time the candidate has; more than 100 is an accommodation. */
  readonly extraTimePercent: number;
  /** When practice was paused, while it is. */
  readonly pausedAt: number | undefined;
  /** The length of all earlier pauses. They are already added to the deadline. */
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

const ABANDONED_MS = 30 * 24 * 60 * 60 * 1000;
/** Practice without a clock is closed this long after its start. */
export const UNTIMED_MS = ABANDONED_MS;
/** The longest pause. Practice that is paused for longer is closed as of the end of this time. */
export const LONGEST_PAUSE_MS = ABANDONED_MS;

/** The deadline of a section that starts now, for its length in the test. */
export function deadlineOf(
  startedAt: number,
  lengthMs: number,
  { timed, extraTimePercent }: Pick<Attempt, 'timed' | 'extraTimePercent'>,
): number {
  return startedAt + (timed ? withExtraTime(lengthMs, extraTimePercent) : UNTIMED_MS);
}

/** The deadline as of `now`: while an attempt is paused it moves with the clock. */
export function currentDeadline({ deadlineAt, pausedAt }: Attempt, now: number): number {
  return pausedAt === undefined ? deadlineAt : deadlineAt + Math.max(0, now - pausedAt);
}

/**
 * How long after the deadline an answer still counts. It allows for the network: the candidate's screen closes at the
 * deadline.
 */
export const LATENCY_GRACE_MS = 5_000;

export type AttemptPhase = 'open' | 'time-over' | 'submitted';

/** When the clock closes an attempt: at its deadline, or at the end of the longest pause. */
function closesAt({ deadlineAt, pausedAt }: Attempt): number {
  return pausedAt === undefined ? deadlineAt : pausedAt + LONGEST_PAUSE_MS;
}

/** `time-over`: the clock has run out and nobody has submitted. The next look at the attempt closes it. */
export function attemptPhase(attempt: Attempt, now: number): AttemptPhase {
  if (attempt.submittedAt !== undefined) return 'submitted';
  return now > closesAt(attempt) + LATENCY_GRACE_MS ? 'time-over' : 'open';
}

/** Attempts that are still open at an instant have at least this deadline, or were paused at or after `pausedSince`. */
export type OpenBounds = { readonly openSince: Date; readonly pausedSince: Date };

/** The rule of `attemptPhase` for a statement. */
export function openBounds(now: number): OpenBounds {
  const openSince = now - LATENCY_GRACE_MS;
  return { openSince: new Date(openSince), pausedSince: new Date(openSince - LONGEST_PAUSE_MS) };
}

/** The part of an attempt that a pause changes. */
export type ClockState = Pick<Attempt, 'deadlineAt' | 'pausedAt' | 'pausedMs'>;

/** The clock when the pause ends at an instant: the pause is added to the deadline. */
export function endPause({ deadlineAt, pausedAt, pausedMs }: ClockState, endsAt: number): ClockState {
  const lengthMs = pausedAt === undefined ? 0 : Math.max(0, endsAt - pausedAt);
  return { deadlineAt: deadlineAt + lengthMs, pausedAt: undefined, pausedMs: pausedMs + lengthMs };
}

export type SubmissionVerdict =
  | {
      readonly ok: true;
      readonly submittedAt: number;
      readonly timedOut: boolean;
      /** Submitting ends a pause. The pause is not counted as time spent. */
      readonly clock: ClockState;
    }
  | { readonly ok: false; readonly refusal: 'already-submitted' };

/**
 * Closes an attempt. Once its time has run out, it is closed as of that instant, by a candidate or a job alike.
 * Refusal: it is closed already, and a second submission changes nothing.
 */
export function decideSubmission(attempt: Attempt, now: number): SubmissionVerdict {
  if (attempt.submittedAt !== undefined) return { ok: false, refusal: 'already-submitted' };
  const submittedAt = Math.min(now, closesAt(attempt));
  // The screen closes at the deadline, so a submission at or after it is the clock's and not the candidate's.
  const timedOut = now >= closesAt(attempt);
  return { ok: true, submittedAt, timedOut, clock: endPause(attempt, submittedAt) };
}
