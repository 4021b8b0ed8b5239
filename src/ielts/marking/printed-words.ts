import { type Token, tokenise } from './answer-tokens.ts';

/** The words printed before and behind a gap. */
export type PrintedWords = { readonly before: readonly Token[]; readonly behind: readonly Token[] };

/** `text` contains one `{gap}`. Without one, no words are printed around it. */
export function printedWords(text: string): PrintedWords {
  const place = text.indexOf('{gap}');
  if (place < 0) return { before: [], behind: [] };
  return { before: tokenise(text.slice(0, place)), behind: tokenise(text.slice(place + '{gap}'.length)) };
}

/** The rest of an answer without the words that are printed next to the gap. */
export type Uncopied = { readonly rest: readonly Token[]; readonly symbolsOnly: boolean };

/** Every way to remove printed words from an answer: at least one word, and never all of them. */
export function withoutPrintedWords(answer: readonly Token[], printed: PrintedWords): Uncopied[] {
  const { before, behind } = printed;
  if (answer.length > before.length + behind.length + 20) return [];
  const fronts = lengths(before.length, (length) =>
    sameTexts(answer.slice(0, length), before.slice(-length)),
  );
  const backs = lengths(behind.length, (length) => sameTexts(answer.slice(-length), behind.slice(0, length)));
  return fronts.flatMap((front) =>
    backs
      .filter((back) => front + back > 0 && front + back < answer.length)
      .map((back) => {
        const copied = [...answer.slice(0, front), ...answer.slice(answer.length - back)];
        return {
          rest: answer.slice(front, answer.length - back),
          symbolsOnly: copied.every(({ symbol }) => symbol),
        };
      }),
  );
}

/** 0 and each length up to `most` for which `fits` is true. */
function lengths(most: number, fits: (length: number) => boolean): number[] {
  return [0, ...Array.from({ length: most }, (_, i) => i + 1).filter(fits)];
}

function sameTexts(one: readonly Token[], other: readonly Token[]): boolean {
  return one.length === other.length && one.every(({ text }, i) => text === other[i]?.text);
}
