/** How common English words are. Words are in small letters. */
export type WordTable = {
  /** The place in a list by frequency: 1 for the most frequent word; undefined for a word that is not in the list. */
  readonly rank: (word: string) => number | undefined;
  /** The logarithm to base 10 of the uses in a thousand million words; undefined like the rank. */
  readonly logFrequency: (word: string) => number | undefined;
};
