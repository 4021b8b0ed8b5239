/**
 * A number from 0 up to 1 that follows from the text alone (FNV-1a). It spreads and orders things, so it need not be hard
 * to guess.
 */
export function seededPlace(text: string): number {
  let hash = 2_166_136_261;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 16_777_619);
  // Texts that differ in their last letter alone would be near each other without this.
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
