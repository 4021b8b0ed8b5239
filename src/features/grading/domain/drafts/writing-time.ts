export const MINUTE_MS = 60_000;
/** A longer stop is no writing. */
const LONGEST_STOP_MS = 2 * MINUTE_MS;

/** Times are in ms. `lastAt`: the last keystroke; undefined: none yet. */
export type WritingTime = { readonly spentMs: number; readonly lastAt: number | undefined };

export const NOT_WRITTEN: WritingTime = { spentMs: 0, lastAt: undefined };

/** Adds the time since the last keystroke, unless the learner was away or the clock was set back. */
export function addWritingTime({ spentMs, lastAt }: WritingTime, now: number): WritingTime {
  const since = lastAt === undefined ? 0 : now - lastAt;
  return { spentMs: spentMs + (since > 0 && since <= LONGEST_STOP_MS ? since : 0), lastAt: now };
}
