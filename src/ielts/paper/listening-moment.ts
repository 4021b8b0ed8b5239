/**
 * The moment of a Listening section at a given time. Its recordings play once, one after the other, and then there is
 * time to check. Nothing stops it. Times in ms.
 */

/** The time from the start of the attempt to the first recording. The screen appears before anyone speaks. */
export const LISTENING_LEAD_MS = 3_000;

export type ListeningMoment =
  | { readonly phase: 'lead'; readonly remainingMs: number }
  | {
      readonly phase: 'part';
      /** The first is 0. */
      readonly part: number;
      /** In the recording of the part. */
      readonly positionMs: number;
    }
  /** Every recording has played. */
  | { readonly phase: 'check' };

/** `lengths`: of the recordings, in their order. `elapsedMs`: since the start of the attempt, by the server's clock. */
export function listeningMoment(lengths: readonly number[], elapsedMs: number): ListeningMoment {
  let positionMs = elapsedMs - LISTENING_LEAD_MS;
  if (positionMs < 0) return { phase: 'lead', remainingMs: -positionMs };
  for (const [part, length] of lengths.entries()) {
    if (positionMs < length) return { phase: 'part', part, positionMs };
    positionMs -= length;
  }
  return { phase: 'check' };
}
