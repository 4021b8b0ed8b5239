/** Until a process looks at the queue, in ms. */
const LOOK_MS = 3_000;
/** A text takes this long where none was graded yet: the thread starts with it. In ms. */
const FIRST_MS = 8_000;
const MOST_SECONDS = 24 * 60 * 60;
/**
 * The local grader gives up a text after this time, and it is tried again later. A text takes 0.1 s on an idle machine.
 * In ms.
 */
export const LONGEST_TRY_MS = 20_000;

type Place = {
  /** Works before it. */
  readonly ahead: number;
  /** How many are graded at once. */
  readonly lanes?: number;
  /** A grader has failed with it before, so the next try may take as long as one is allowed to take. */
  readonly isRetry?: boolean;
  /** It is not tried before this time is over, in ms. */
  readonly retryInMs?: number;
};

/** How long a work will wait, in whole seconds, at least 1. `recentMs`: how long the last works took, in any order. */
export function waitingSeconds(
  recentMs: readonly number[],
  { ahead, lanes = 1, isRetry = false, retryInMs = 0 }: Place,
): number {
  const mean = recentMs.length === 0 ? FIRST_MS : recentMs.reduce((sum, ms) => sum + ms, 0) / recentMs.length;
  const rounds = Math.floor(ahead / Math.max(1, lanes));
  const own = isRetry ? Math.max(mean, LONGEST_TRY_MS) : mean;
  // The works before it are graded while it must wait for its next try.
  const waiting = LOOK_MS + Math.max(rounds * mean, retryInMs) + own;
  return Math.min(MOST_SECONDS, Math.max(1, Math.ceil(waiting / 1000)));
}
