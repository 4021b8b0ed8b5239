import type { HeldAnswer } from '../../domain/merge-answers.ts';

/**
 * From best to worst:
 * - `saved`: everything is on the server's disk
 * - `saving`: a batch is under way or about to go
 * - `late`: something arrived after the end; it is kept, and not marked
 * - `not-saved`: the server cannot be reached; everything goes out later
 * - `signed-out`: nobody is signed in whose attempt this is; everything is kept, and goes out after signing in
 * - `elsewhere`: another tab or device writes; nothing is taken here, and what was not saved is kept
 * - `refused`: the server does not know this attempt here; a reload tells more
 */
export const SAVE_STATES = [
  'saved',
  'saving',
  'late',
  'not-saved',
  'signed-out',
  'elsewhere',
  'refused',
] as const;
export type SaveState = (typeof SAVE_STATES)[number];

export type SyncSnapshot = {
  readonly answers: ReadonlyMap<number, HeldAnswer>;
  readonly state: SaveState;
  /** False: this browser could not keep what is not saved yet; closing the tab would lose it. */
  readonly kept: boolean;
  /** The questions whose answer was replaced by a newer one from another tab or device. */
  readonly replaced: readonly number[];
};

/** What to say of two things that are saved apart: the one that is worse off. */
export function worstState(one: SaveState, other: SaveState): SaveState {
  return SAVE_STATES.indexOf(one) < SAVE_STATES.indexOf(other) ? other : one;
}
