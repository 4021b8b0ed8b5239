/** A piece of a text with marked parts. A gap is an empty line until a cue shows its words. */
export type TextPiece = { readonly text: string; readonly name?: string; readonly isGap?: boolean };

const PART = /\[(_?)([^[\]|]+)\|([a-z][a-z0-9]*)\]/gu;

/** Splits `The helpers were [mostly students|who].` at its parts. `[_words|name]` is a gap. */
export function parseMarkedText(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const match of text.matchAll(PART)) {
    const [whole, gap = '', words = '', name = ''] = match;
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) });
    pieces.push({ text: words, name, isGap: gap !== '' });
    from = match.index + whole.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}
