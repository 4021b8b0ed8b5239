/**
 * Removes the signs that an engine would spell out or take for the end of its text: quotation marks and
 * backslashes.
 */
export function plainWords(spoken: string): string {
  return spoken
    .replace(/["“”\\]/gu, '')
    .replace(/[‘’]/gu, "'")
    .replace(/[–—]/gu, ', ')
    .replace(/…/gu, '.')
    .trim();
}
