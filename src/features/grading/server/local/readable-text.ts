import type { WordTable } from '../../domain/essay/word-table.ts';

/** No English word is longer. The checker breaks on words of thousands of letters. */
const LONG_WORD = /\S{60,}/gu;
/** The checker spends a millisecond on each picture. */
const PICTURE = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u{fe0f}|\u{200d}/gu;
const WORD = /\p{L}+/gu;
/** An essay has at most some dozens of words that are in no list. The checker looks for neighbours of each for 4 ms. */
const MOST_UNKNOWN = 150;

/** A text as the checker can read it in time: what it should not see is spaces, so that every place stays the same. */
export function readableText(text: string, { rank }: Pick<WordTable, 'rank'>): string {
  const unknown = new Set<string>();
  return text
    .replace(LONG_WORD, blank)
    .replace(PICTURE, blank)
    .replace(WORD, (word) => {
      if (rank(word.toLowerCase()) !== undefined || unknown.has(word)) return word;
      if (unknown.size >= MOST_UNKNOWN) return blank(word);
      unknown.add(word);
      return word;
    });
}

function blank(part: string): string {
  return ' '.repeat(part.length);
}
