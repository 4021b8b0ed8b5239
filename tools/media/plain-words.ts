/** Words without what an engine would spell out or end its own text at: quotation marks and backslashes. */
export function plainWords(spoken: string): string {
  return spoken
    .replace(/["“”\\]/gu, '')
    .replace(/[‘’]/gu, "'")
    .replace(/[–—]/gu, ', ')
    .replace(/…/gu, '.')
    .trim();
}
