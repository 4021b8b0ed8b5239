/** Until a process looks at the queue, in ms. */
const LOOK_MS = 3_000;
/** A text takes this long where none was graded yet: the thread starts with it. In ms. */
const FIRST_MS = 8_000;
const MOST_SECONDS = 24 * 60 * 60;

/**
 * How long a work will wait, in whole seconds, at least 1. `ahead`: works before it. `recentMs`: how long the last works
 * took, in any order; the mean counts. `lanes`: how many are graded at once.
 */
export function waitingSeconds(ahead: number, recentMs: readonly number[], lanes = 1): number {
  const mean = recentMs.length === 0 ? FIRST_MS : recentMs.reduce((sum, ms) => sum + ms, 0) / recentMs.length;
  const rounds = Math.floor(ahead / Math.max(1, lanes)) + 1;
  return Math.min(MOST_SECONDS, Math.max(1, Math.ceil((LOOK_MS + rounds * mean) / 1000)));
}
