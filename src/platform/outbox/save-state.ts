/**
 * The state of saving that a screen shows, from best to worst:
 * - `saved`: everything is on the server's disk
 * - `saving`: a batch is being sent or will be soon
 * - `late`: something arrived after the end; it is stored, and does not count
 * - `not-saved`: the server cannot be reached; everything is sent later
 * - `signed-out`: the owner of the records is not signed in; everything stays here, and is sent after signing
 * in
 * - `elsewhere`: another tab or device writes; no change is accepted here, and unsaved values stay here
 * - `refused`: the server does not know these records here; a reload shows the reason
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

/** Of two things that are saved separately, the worse state. */
export function worstState(one: SaveState, other: SaveState): SaveState {
  return SAVE_STATES.indexOf(one) < SAVE_STATES.indexOf(other) ? other : one;
}
