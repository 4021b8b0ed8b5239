import { NUMBER_WORDS } from '#ielts/marking/number-words.ts';

/** A word, number or mark with its place in the text. */
export type Piece = { readonly lower: string; readonly start: number; readonly end: number };

const PIECE = /\p{L}+(?:['’]\p{L}+)*|\d+(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|[^\s\p{L}\d]/gu;
const FRACTION = /^(?:halves|half|thirds?|quarters?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?)$/u;

/** Cuts `text` from `start` to `end` into pieces. A hyphen between the words of a number is left out. */
export function piecesOf(text: string, start: number, end: number): readonly Piece[] {
  const pieces = [...text.slice(start, end).matchAll(PIECE)].map((match) => ({
    lower: match[0].toLowerCase().replace(/’/gu, "'"),
    start: start + match.index,
    end: start + match.index + match[0].length,
  }));
  return pieces.filter(({ lower }, at) => {
    if (lower !== '-') return true;
    return !(isNumberWord(pieces[at - 1]?.lower) && isNumberWord(pieces[at + 1]?.lower));
  });
}

function isNumberWord(word: string | undefined): boolean {
  return word !== undefined && (NUMBER_WORDS.has(word) || FRACTION.test(word));
}
