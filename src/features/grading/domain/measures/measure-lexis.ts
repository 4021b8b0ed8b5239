import type { WordedEssay } from './essay-facts.ts';
import { mean, quantile, shareOf } from './statistics.ts';
import { VAGUE_WORDS } from './word-groups.ts';

/** A run of words ends where the share of different words falls to this. */
const RUN_SHARE = 0.72;
const NOUN_ENDING = /(?:tion|sion|ment|ness|ity|ance|ence|ism|ship)s?$/u;

/** Range and rarity of the words. */
export function measureLexis({ plain, content, tokens, words, wordCount, perHundred }: WordedEssay) {
  const rarer = (rank: number) => (word: string) => (words.rank(word) ?? 0) > rank;
  const different = new Set(content);
  const frequencies = content
    .map((word) => words.logFrequency(word))
    .filter((each) => each !== undefined)
    .sort((a, b) => a - b);
  const typeFrequencies = [...different]
    .map((word) => words.logFrequency(word))
    .filter((each) => each !== undefined)
    .sort((a, b) => a - b);
  const lemmas = new Set(
    tokens.filter(({ tag }) => /^(?:NOUN|VERB|ADJ|ADV)$/u.test(tag)).map(({ lemma }) => lemma),
  );
  const counts = countEach(content);
  return {
    runLength: wordRuns(plain),
    variety: new Set(plain).size / Math.sqrt(Math.max(1, plain.length)),
    lemmaVariety: lemmas.size / Math.sqrt(wordCount),
    usedOnce: shareOf([...counts.values()], (count) => count === 1),
    wordLength: mean(content.map(({ length }) => length)),
    differentWordLength: mean([...different].map(({ length }) => length)),
    syllables: mean(content.map(countSyllables)),
    longWords: shareOf(content, ({ length }) => length > 8),
    frequency: mean(frequencies),
    differentFrequency: mean(typeFrequencies),
    frequencyLow: quantile(frequencies, 0.1),
    frequencyQuarter: quantile(typeFrequencies, 0.25),
    frequencyHigh: quantile(frequencies, 0.75),
    beyond2000: shareOf(content, (word) => (words.rank(word) ?? Infinity) > 2000),
    beyond5000: shareOf(content, rarer(5000)),
    beyond10000: shareOf(content, rarer(10_000)),
    differentRare: [...different].filter(rarer(5000)).length / Math.sqrt(wordCount),
    differentMiddle: [...different].filter(rarer(2000)).length / Math.sqrt(wordCount),
    unknownWords: shareOf(content, (word) => words.rank(word) === undefined),
    nounEndings: perHundred(content.filter((word) => NOUN_ENDING.test(word)).length),
    contentShare: content.length / wordCount,
    mostRepeated: content.length === 0 ? 1 : Math.max(...counts.values()) / content.length,
    vagueWords: perHundred(plain.filter((word) => VAGUE_WORDS.has(word)).length),
    hyphenated: perHundred(plain.filter((word) => word.includes('-')).length),
  };
}

function countEach(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The mean length of runs in which words stay different, read from both ends (MTLD). At most 200. */
function wordRuns(words: readonly string[]): number {
  if (words.length < 10) return 0;
  return Math.min(200, (runsOf(words) + runsOf([...words].reverse())) / 2);
}

function runsOf(words: readonly string[]): number {
  let runs = 0;
  let seen = new Set<string>();
  let length = 0;
  for (const word of words) {
    length += 1;
    seen.add(word);
    if (seen.size / length >= RUN_SHARE) continue;
    runs += 1;
    seen = new Set();
    length = 0;
  }
  if (length > 0) runs += (1 - seen.size / length) / (1 - RUN_SHARE);
  return runs === 0 ? words.length : words.length / runs;
}

function countSyllables(word: string): number {
  const spoken = word.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/u, '').replace(/^y/u, '');
  return spoken.match(/[aeiouy]{1,2}/gu)?.length ?? 1;
}
