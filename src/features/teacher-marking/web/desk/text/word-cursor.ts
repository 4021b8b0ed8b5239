/** A place in a text, in UTF-16 units. */
export type Span = { readonly start: number; readonly end: number };

/** The words that a teacher has chosen with the keyboard: from the one to the other, in either order. */
export type WordCursor = { readonly anchor: Span; readonly head: Span };

export type CursorMove = 'next' | 'previous' | 'next-sentence' | 'previous-sentence' | 'start' | 'end';

const SIGNS = /([\s.,;:!?()"“”]+)/;
const SENTENCE_END = /[.!?]["”’)]*\s+$|\n\s*$/;

/** The words of a text without the signs around them. */
export function findWords(text: string): readonly Span[] {
  const found: Span[] = [];
  let start = 0;
  // Words and the signs between them follow each other.
  text.split(SIGNS).forEach((part, at) => {
    if (at % 2 === 0 && part !== '') found.push({ start, end: start + part.length });
    start += part.length;
  });
  return found;
}

export const spanOf = ({ anchor, head }: WordCursor): Span => ({
  start: Math.min(anchor.start, head.start),
  end: Math.max(anchor.end, head.end),
});

const startsSentence = (text: string, { start }: Span) =>
  start === 0 || SENTENCE_END.test(text.slice(0, start));

/** Where a move from a word leads. */
function target(text: string, words: readonly Span[], from: Span, move: CursorMove): Span | undefined {
  const isAfter = ({ start }: Span) => start >= from.end;
  const before = words.filter(({ end }) => end <= from.start);
  switch (move) {
    case 'next':
      return words.find(isAfter);
    case 'previous':
      return before[before.length - 1];
    case 'next-sentence':
      return words.find((word) => isAfter(word) && startsSentence(text, word));
    case 'previous-sentence': {
      const starts = before.filter((word) => startsSentence(text, word));
      return starts[starts.length - 1];
    }
    case 'start':
      return words[0];
    case 'end':
      return words[words.length - 1];
    default:
      return move satisfies never;
  }
}

/**
 * Moves to another word, or extends the choice to it. Without a cursor it starts at the first word. At the end of the
 * text it stays. Undefined: the text has no word.
 */
export function moveCursor(
  text: string,
  cursor: WordCursor | undefined,
  move: CursorMove,
  extend: boolean,
): WordCursor | undefined {
  const words = findWords(text);
  const [first] = words;
  if (!cursor) return first && { anchor: first, head: first };
  const head = target(text, words, cursor.head, move) ?? cursor.head;
  return { anchor: extend ? cursor.anchor : head, head };
}

/** Makes a choice one character longer or shorter at its end, to reach signs and parts of words. */
export function stretchCursor(text: string, cursor: WordCursor, by: 1 | -1): WordCursor {
  const { start, end } = spanOf(cursor);
  const span = { start, end: Math.min(text.length, Math.max(start + 1, end + by)) };
  return { anchor: span, head: span };
}

/** A choice without the spaces around it. Undefined: nothing else is in it. */
export function trimSpan(text: string, { start, end }: Span): Span | undefined {
  const chosen = text.slice(start, end);
  const lead = chosen.length - chosen.trimStart().length;
  const trimmed = chosen.trim();
  return trimmed === '' ? undefined : { start: start + lead, end: start + lead + trimmed.length };
}
