import type { Stretch } from './find-pauses.ts';

/** A teacher reacts after the words were said. */
export const REACTION_MS = 2_000;
/** A span that is shorter is one press too many: a moment is meant. */
const SHORTEST_SPAN_MS = 300;

const within = (ms: number, durationMs: number): number => Math.round(Math.min(Math.max(0, ms), durationMs));

/** The moment that a comment points to when its key is pressed: two seconds back, within the recording. */
export function momentBefore(ms: number, durationMs: number): Stretch {
  const at = within(ms - REACTION_MS, durationMs);
  return { fromMs: at, toMs: at };
}

/** The span between two marks, in whatever order they were set. Two marks close together are a moment. */
export function spanBetween(startMs: number, endMs: number, durationMs: number): Stretch {
  const fromMs = within(Math.min(startMs, endMs), durationMs);
  const toMs = within(Math.max(startMs, endMs), durationMs);
  return toMs - fromMs < SHORTEST_SPAN_MS ? { fromMs, toMs: fromMs } : { fromMs, toMs };
}
