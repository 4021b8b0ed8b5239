type Quote = { readonly quote: string };
type Piece<Q> = { readonly at: number; readonly text: string; readonly mark: Q | undefined };

/**
 * Splits a text at its quotes. Of two overlapping quotes the first one has the shared words. A quote that the text does
 * not contain is ignored.
 */
export function markQuotes<Q extends Quote>(text: string, quotes: readonly Q[]): Piece<Q>[] {
  const found = quotes
    .map((mark) => ({ mark, at: text.indexOf(mark.quote) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  const pieces: Piece<Q>[] = [];
  let done = 0;
  for (const { mark, at } of found) {
    const start = Math.max(at, done);
    const end = at + mark.quote.length;
    if (end <= start) continue;
    if (start > done) pieces.push({ at: done, text: text.slice(done, start), mark: undefined });
    pieces.push({ at: start, text: text.slice(start, end), mark });
    done = end;
  }
  if (done < text.length) pieces.push({ at: done, text: text.slice(done), mark: undefined });
  return pieces;
}
