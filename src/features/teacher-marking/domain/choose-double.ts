/** 32 bits from a text (FNV-1a), the same on every machine. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  // The last letters of an id must reach the high bits too.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35) >>> 0;
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Whether a second teacher marks a work too: every appeal, and a share of the others. The id of the order decides, so
 * the choice is the same whenever it is made, and no teacher can influence it.
 */
export const needsSecondMarking = (
  { id, isAppeal }: { readonly id: string; readonly isAppeal: boolean },
  share: number,
): boolean => isAppeal || hashOf(id) / 2 ** 32 < share;
