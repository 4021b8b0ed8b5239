/** A calm reader of a second language reads about two words a second. */
const MS_PER_WORD = 480;
const LEAST_MS = 3_000;

/** How long a line is shown before the interview continues, when no voice reads it. In ms. */
export function readingTimeMs(text: string): number {
  return Math.max(LEAST_MS, text.split(/\s+/u).filter(Boolean).length * MS_PER_WORD);
}
