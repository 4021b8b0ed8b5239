/** Where somebody who practises stopped listening. */
export type PracticePlace = { readonly part: number; readonly positionMs: number };

const START: PracticePlace = { part: 0, positionMs: 0 };
const nameOf = (attemptId: string) => `listening:${attemptId}`;

/** What was kept of an attempt with so many parts; what is missing or makes no sense is the beginning. */
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

/** Where the browser keeps nothing, a reload begins anew. */
export function keepPracticePlace(attemptId: string, place: PracticePlace): void {
  try {
    sessionStorage.setItem(nameOf(attemptId), JSON.stringify(place));
  } catch {
    // Nothing is lost but the place.
  }
}
