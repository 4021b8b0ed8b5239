import type { WordedEssay } from './essay-facts.ts';
import { deviation, mean, sum } from './statistics.ts';
import { GRAMMAR_WORDS } from './word-groups.ts';

/** So many words are drawn to see how many different ones are among them. */
const DRAWN = 42;

/** How often words and runs of words come again. */
export function measureRepetition({ sentences, tokens }: WordedEssay) {
  const counts = countEach(tokens.map(({ lower }) => lower));
  const lemmas = tokens.filter(({ lower }) => !GRAMMAR_WORDS.has(lower)).map(({ lemma }) => lemma);
  const repeated = (length: number) =>
    repeatedShare(
      sentences.flatMap((words) =>
        words.slice(length - 1).map((_, at) =>
          words
            .slice(at, at + length)
            .map(({ lower }) => lower)
            .join(' '),
        ),
      ),
    );
  return {
    repeatedPairs: repeated(2),
    repeatedTriples: repeated(3),
    repeatedFours: repeated(4),
    sameness: sameness(counts, tokens.length),
    wordEntropy: entropy(counts),
    lemmaEntropy: entropy(countEach(lemmas)),
    drawnVariety: drawnVariety(counts, tokens.length),
    wordLengthSpread: deviation(tokens.map(({ lower }) => lower.length)),
  };
}

function countEach(values: readonly string[]): readonly number[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()];
}

function repeatedShare(runs: readonly string[]): number {
  return runs.length === 0 ? 0 : sum(countEach(runs).filter((count) => count > 1)) / runs.length;
}

/** Yule's K, as a root: how likely two words are the same one. */
function sameness(counts: readonly number[], total: number): number {
  const pairs = sum(counts.map((count) => count ** 2)) - total;
  return (100 * Math.sqrt(Math.max(0, pairs))) / Math.max(1, total);
}

function entropy(counts: readonly number[]): number {
  const total = sum(counts);
  return -sum(counts.map((count) => (count / total) * Math.log(count / total)));
}

/** The share of different words that some words drawn by chance would have (HD-D). */
function drawnVariety(counts: readonly number[], total: number): number {
  if (total <= DRAWN) return counts.length / Math.max(1, total);
  const missed = (count: number) => {
    let chance = 1;
    for (let at = 0; at < DRAWN; at += 1) chance *= Math.max(0, total - count - at) / (total - at);
    return chance;
  };
  return (mean(counts.map((count) => 1 - missed(count))) * counts.length) / DRAWN;
}
