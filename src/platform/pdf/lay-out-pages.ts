/** A piece that is not split: a line, a row, a picture. Heights in points. */
export type Piece = {
  readonly height: number;
  /** Space before it, unless it is the first on a page. */
  readonly before?: number;
  /**
   * Never the last of its page: it stays with the next. `soft`: unless that would leave a gap of more than
   * `MOST_GAP`.
   */
  readonly keep?: boolean | 'soft';
  /** Only space; left out at the top of a page. */
  readonly blank?: boolean;
};

/** Where a piece is drawn. */
export type Placed<P> = {
  readonly piece: P;
  /** From 0. */
  readonly page: number;
  /** Points below the top of the page's content. */
  readonly top: number;
};

/** An eighth of an A4 page. A smaller piece may move to the next page as a whole. */
export const MOST_GAP = 100;
/** A last page with less on it than this share of its height looks like a mistake. */
const LEAST_LAST_PAGE = 0.15;
/** Shares of the space between pieces, tried in turn to avoid a nearly empty last page. */
const SPACINGS = [1, 0.9, 0.8, 0.7] as const;

/** The height of a piece and those that stay with it. With `soft` also those that only should. */
function heightTogether(pieces: readonly Piece[], from: number, room: number, soft: boolean): number {
  let height = 0;
  let two = 0;
  for (let place = from; place < pieces.length; place += 1) {
    const piece = pieces[place];
    if (!piece) break;
    height += (place === from ? 0 : (piece.before ?? 0)) + piece.height;
    if (place === from + 1) two = height;
    // No page holds them all: the first two stay together.
    if (height > room) return soft ? Infinity : two;
    if (soft ? !piece.keep : piece.keep !== true) break;
  }
  return height;
}

function place<P extends Piece>(
  pieces: readonly P[],
  room: number,
  spacing: number,
  headOf: (piece: P) => P | undefined,
): Placed<P>[] {
  const placed: Placed<P>[] = [];
  let page = 0;
  let top = 0;
  pieces.forEach((piece, at) => {
    const before = () => (top === 0 ? 0 : (piece.before ?? 0) * spacing);
    const fits = (height: number) => top + before() + height <= room;
    const previous = pieces[at - 1]?.keep;
    const isFirst = !previous;
    const wanted = isFirst ? heightTogether(pieces, at, room, true) : piece.height;
    const needed = previous === true ? piece.height : heightTogether(pieces, at, room, false);
    const isSmallGap = room - top <= MOST_GAP;
    if (top > 0 && (!fits(needed) || (!fits(wanted) && isSmallGap))) {
      page += 1;
      top = 0;
      const head = headOf(piece);
      if (head) {
        placed.push({ piece: head, page, top });
        top += head.height;
      }
    }
    if (top === 0 && piece.blank) return;
    top += before();
    placed.push({ piece, page, top });
    top += piece.height;
  });
  return placed;
}

/**
 * Puts pieces below each other on pages of a height (`room`, points). Pieces that stay together move to the
 * next page together, where a page can hold them. Where the last page would be nearly empty, all pieces come
 * a little closer. `headOf`: what is repeated above the first piece of a page, such as the names of a table's
 * columns.
 */
export function layOutPages<P extends Piece>(
  pieces: readonly P[],
  room: number,
  headOf: (piece: P) => P | undefined = () => undefined,
): readonly Placed<P>[] {
  const lastPage = (placed: readonly Placed<P>[]) => placed.at(-1)?.page ?? 0;
  const isFull = (placed: readonly Placed<P>[]) => {
    const last = placed.at(-1);
    return !last || last.page === 0 || last.top + last.piece.height >= room * LEAST_LAST_PAGE;
  };
  const first = place(pieces, room, 1, headOf);
  if (isFull(first)) return first;
  const closer = SPACINGS.slice(1).map((spacing) => place(pieces, room, spacing, headOf));
  return closer.find((each) => isFull(each) || lastPage(each) < lastPage(first)) ?? first;
}
