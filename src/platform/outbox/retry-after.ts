const WAITS_MS = [1_000, 2_000, 4_000, 8_000, 10_000] as const;
/** A longer wait than this is not granted to any server: somebody is waiting to see that their work is saved. */
const LONGEST_WAIT_MS = 30_000;

/**
 * How long to wait before the next try after so many failures in a row; the last wait repeats. `askedSeconds`: what the
 * server's Retry-After asks for, which may make the wait longer, up to 30 seconds. Milliseconds.
 */
export function retryAfterMs(failures: number, askedSeconds = 0): number {
  const wait = WAITS_MS[Math.min(failures, WAITS_MS.length - 1)] ?? LONGEST_WAIT_MS;
  return Math.max(wait, Math.min(askedSeconds * 1_000, LONGEST_WAIT_MS));
}
