import type { Finding, GuardInput } from './guard.ts';
import type { GuardedText } from './guarded-text.ts';

/** Below this share of the least number of words, the cap on the right. The lowest cap comes first. */
const CAPS_BY_SHARE = [
  { below: 0.25, cap: 2.5 },
  { below: 0.5, cap: 4 },
  { below: 0.75, cap: 5.5 },
] as const;
/** A text with fewer words than this, and than a fifth of what the task asks for, says almost nothing. */
const ALMOST_NOTHING = 20;

/** An essay well under its least number of words. The caps are those of the prototype. */
export function findTooShort({ wordCount }: GuardedText, { minWords }: GuardInput): Finding | undefined {
  if (wordCount < Math.min(ALMOST_NOTHING, minWords / 5))
    return { id: 'too-short', cap: 1, figure: wordCount };
  const row = CAPS_BY_SHARE.find(({ below }) => wordCount < minWords * below);
  return row && { id: 'too-short', cap: row.cap, figure: wordCount };
}
