/** The place where a learner stopped listening in practice. */
export type PracticePlace = { readonly part: number; readonly positionMs: number };

const START: PracticePlace = { part: 0, positionMs: 0 };
const nameOf = (attemptId: string) => `listening:${attemptId}`;

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
