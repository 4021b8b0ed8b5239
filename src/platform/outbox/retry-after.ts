const WAITS_MS = [1_000, 2_000, 4_000, 8_000, 10_000] as const;

/** How long to wait before the next try after so many failures in a row; the last wait repeats. Milliseconds. */
export function retryAfterMs(failures: number): number {
  return WAITS_MS[Math.min(failures, WAITS_MS.length - 1)] ?? 10_000;
}
