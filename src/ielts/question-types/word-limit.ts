/** The most words that fit into one gap, and whether a number may be next to them or instead of them. */
export type WordLimit = { readonly words: number; readonly number: boolean };

const COUNT_WORDS = ['NO', 'ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'] as const;

/** A count as the test prints it, in capital letters up to FIVE. */
export const countWord = (count: number): string => COUNT_WORDS[count] ?? String(count);

/** A word limit as the test prints it: `NO MORE THAN TWO WORDS`, `ONE WORD AND/OR A NUMBER`. */
export function wordLimitText({ words, number }: WordLimit): string {
  const count = countWord(words);
  const limit = words === 1 ? `${count} WORD` : `NO MORE THAN ${count} WORDS`;
  if (number) return `${limit} AND/OR A NUMBER`;
  return words === 1 ? `${limit} ONLY` : limit;
}

const LIMIT = /(?:NO MORE THAN )?(?:NO|ONE|TWO|THREE|FOUR|FIVE|\d+) WORDS?(?: AND\/OR A NUMBER| ONLY)?/u;

/** The word limit as it is printed in a line of an instruction, in bold type; undefined where there is none. */
export function printedLimit(line: string): string | undefined {
  return LIMIT.exec(line)?.[0];
}
