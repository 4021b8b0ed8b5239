/** A place in a text, in UTF-16 units. */
type Range = { readonly start: number; readonly end: number };

/** A part of a text that the same marks cover. */
export type TextPiece = {
  readonly start: number;
  readonly text: string;
  /** The places of the marks that cover it, in the list of marks. */
  readonly marks: readonly number[];
  /** The marks that end with it. */
  readonly ends: readonly number[];
};

/** A paragraph with the line breaks that follow it. */
export type MarkedParagraph = {
  readonly pieces: readonly TextPiece[];
  readonly gap: string;
  /** The marks whose comments belong to it: those that end in it, or in its line breaks. */
  readonly marks: readonly number[];
};

/** Marks that cover at least one unit of the text. Others have no place in it. */
const isIn = (text: string, { start, end }: Range) => start >= 0 && end > start && end <= text.length;

/**
 * Splits a text into paragraphs, and each into pieces at the ends of marks. Marks may overlap and cross paragraphs. All
 * pieces and gaps joined are the text. A mark outside the text is left out.
 */
export function splitText(text: string, marks: readonly Range[]): readonly MarkedParagraph[] {
  const placed = marks.flatMap((mark, index) => (isIn(text, mark) ? [{ ...mark, index }] : []));
  return paragraphsOf(text).map(({ start, end, next }) => {
    const inside = placed.flatMap((mark) => [mark.start, mark.end]).filter((at) => at > start && at < end);
    const cuts = [...new Set([start, ...inside, end])].sort((a, b) => a - b);
    const ending = placed.filter((mark) => mark.end > start && mark.end <= next);
    const pieces = cuts.slice(0, -1).map((from, place): TextPiece => {
      const to = cuts[place + 1] ?? end;
      return {
        start: from,
        text: text.slice(from, to),
        marks: placed.filter((mark) => mark.start < to && mark.end > from).map(({ index }) => index),
        ends: ending
          .filter((mark) => (mark.end > end ? to === end : mark.end > from && mark.end <= to))
          .map(({ index }) => index),
      };
    });
    const endsHere = new Set(pieces.flatMap(({ ends }) => ends));
    return { pieces, gap: text.slice(end, next), marks: marks.flatMap((_, i) => (endsHere.has(i) ? i : [])) };
  });
}

/** The paragraphs of a text. Line breaks at its start belong to the first one. */
function paragraphsOf(text: string) {
  const found: { readonly start: number; readonly end: number; readonly next: number }[] = [];
  let start = 0;
  while (start < text.length) {
    const lead = /^\n*/.exec(text.slice(start))?.[0].length ?? 0;
    const at = text.indexOf('\n', start + lead);
    const end = at < 0 ? text.length : at;
    const gap = /^\n*/.exec(text.slice(end))?.[0].length ?? 0;
    found.push({ start, end, next: end + gap });
    start = end + gap;
  }
  return found;
}
