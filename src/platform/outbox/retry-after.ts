const WAITS_MS = [1_000, 2_000, 4_000, 8_000, 10_000] as const;
/**
 * No server is granted a longer wait than this: a person is waiting to see that their work is saved.
 * Milliseconds.
 */
const LONGEST_WAIT_MS = 30_000;

/**
 * How long to wait before the next attempt, after a number of failures in a row; the last wait repeats.
 * `askedSeconds`: the server's Retry-After, which may make the wait longer, up to 30 seconds. Milliseconds.
 */
export function retryAfterMs(failures: number, askedSeconds = 0): number {
  const wait = WAITS_MS[Math.min(failures, WAITS_MS.length - 1)] ?? LONGEST_WAIT_MS;
  return Math.max(wait, Math.min(askedSeconds * 1_000, LONGEST_WAIT_MS));
}
