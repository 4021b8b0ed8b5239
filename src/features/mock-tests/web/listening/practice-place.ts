import { isOver } from '../../domain/speaking/recording-clock.ts';

/** The place where a learner stopped listening in practice. */
export type PracticePlace = { readonly part: number; readonly positionMs: number };

const START: PracticePlace = { part: 0, positionMs: 0 };
const nameOf = (attemptId: string) => `listening:${attemptId}`;

type LoadedPlaceInput = {
  /** The place of the sound. */
  readonly place: PracticePlace;
  readonly playing: boolean;
  /** The part whose questions are shown, counted from 0. */
  readonly shown: number;
  /** The length of each recording, in ms. */
  readonly lengths: readonly number[];
};

/**
 * The place that Play starts from. A recording that has not started, or is over, gives way to the one of the shown
 * questions. One that plays, or is paused in the middle, stays.
 */
export function loadedPlace({ place, playing, shown, lengths }: LoadedPlaceInput): PracticePlace {
  const started = place.positionMs > 0 && !isOver(lengths[place.part] ?? 0, place.positionMs);
  return playing || started || shown === place.part ? place : { part: shown, positionMs: 0 };
}

/** The stored place of an attempt with this many parts. Missing or invalid values become the beginning. */
export function parsePracticePlace(text: string | null, parts: number): PracticePlace {
  try {
    const { part, positionMs } = JSON.parse(text ?? '{}') as Partial<Record<keyof PracticePlace, unknown>>;
    const known = typeof part === 'number' && Number.isInteger(part) && part >= 0 && part < parts;
    return known && typeof positionMs === 'number' && positionMs >= 0 ? { part, positionMs } : START;
  } catch {
    return START;
  }
}

export function loadPracticePlace(attemptId: string, parts: number): PracticePlace {
  try {
    return parsePracticePlace(sessionStorage.getItem(nameOf(attemptId)), parts);
  } catch {
    return START;
  }
}

/** Stores the place. Where the browser stores nothing, a reload starts at the beginning. */
export function keepPracticePlace(attemptId: string, place: PracticePlace): void {
  try {
    sessionStorage.setItem(nameOf(attemptId), JSON.stringify(place));
  } catch {
    // Only the place is lost.
  }
}
