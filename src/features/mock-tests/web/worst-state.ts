import type { SaveState } from './answer-sync.ts';

const FROM_BEST = [
  'saved',
  'saving',
  'late',
  'not-saved',
  'signed-out',
  'refused',
] as const satisfies readonly SaveState[];

/** What to say of two things that are saved apart: the one that is worse off. */
export function worstState(one: SaveState, other: SaveState): SaveState {
  return FROM_BEST.indexOf(one) < FROM_BEST.indexOf(other) ? other : one;
}
