type Quote = { readonly quote: string };
type Piece<Q> = { readonly at: number; readonly text: string; readonly mark: Q | undefined };

/**
 * Cuts a text at the quotes in it. Where two quotes overlap the one that begins first keeps its words; a quote that
 * the text does not have is passed over.
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
