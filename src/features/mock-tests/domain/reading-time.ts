/** A calm reader of a second language takes in some two words a second. */
const MS_PER_WORD = 480;
const LEAST_MS = 3_000;

/** How long a line stands before the interview goes on, where no voice says it. */
export function readingTimeMs(text: string): number {
  return Math.max(LEAST_MS, text.split(/\s+/u).filter(Boolean).length * MS_PER_WORD);
}
