/**
 * Spaces of every kind, and dashes that separate words: `the end—of it`. A hyphen separates nothing: `well-known` is
 * one word.
 */
const BETWEEN_WORDS = /[\s\u2013\u2014\u2015\u2026]+|-{2,}|\.{3,}/u;
// Spelled out, for Firefox 68 cannot read `\p{L}`.
const HAS_LETTER_OR_FIGURE =
  /[0-9A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02af\u0370-\u1fff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/u;

/**
 * The word count of a Writing answer, as the test counts: a hyphenated word is one, a number with its symbols is one
 * (`£3.50`, `46%`, `1,200`), a contraction is one, and a symbol alone is none.
 */
export function countWrittenWords(text: string): number {
  return text.split(BETWEEN_WORDS).filter((piece) => HAS_LETTER_OR_FIGURE.test(piece)).length;
}
