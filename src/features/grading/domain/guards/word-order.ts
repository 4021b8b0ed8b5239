import type { Sentence, TaggedEssay } from '../essay/essay-text.ts';
import { FUNCTION_WORDS } from './function-words.ts';

/** How often sequences of word classes occur in English text. Keys are symbols with spaces between them. */
export type WordOrderTable = {
  readonly singles: ReadonlyMap<string, number>;
  readonly pairs: ReadonlyMap<string, number>;
  readonly triples: ReadonlyMap<string, number>;
};

const START = '^';
const END = '$';
/** The weight of shorter sequences where a longer one is rare. Chosen on shuffled and whole texts, like the threshold. */
const BACK_OFF = 20;

/** A sentence as symbols: words of grammar as they are, other words by their part of speech, marks by their kind. */
export function symbolsOf({ tokens }: Sentence): string[] {
  const inner = tokens.map(({ text, lower, tag }) => {
    if (tag === 'PUNCT') return /[.!?]/u.test(text) ? '.' : /[,;:]/u.test(text) ? ',' : 'MARK';
    if (FUNCTION_WORDS.has(lower)) return lower;
    return tag === 'PROPN' ? 'NOUN' : tag;
  });
  // A row of dashes is one mark.
  const once = inner.filter((symbol, at) => symbol !== 'MARK' || inner[at - 1] !== 'MARK');
  return [START, START, ...once, END];
}

/** Counts the sequences of texts. */
export function countWordOrder(essays: readonly TaggedEssay[]): WordOrderTable {
  const table = {
    singles: new Map<string, number>(),
    pairs: new Map<string, number>(),
    triples: new Map<string, number>(),
  };
  for (const sentence of essays.flatMap(sentencesOf)) {
    const symbols = symbolsOf(sentence);
    for (let at = 2; at < symbols.length; at += 1) {
      add(table.singles, symbols.slice(at, at + 1));
      add(table.pairs, symbols.slice(at - 1, at + 1));
      add(table.triples, symbols.slice(at - 2, at + 1));
    }
  }
  return table;
}

function sentencesOf({ paragraphs }: TaggedEssay): readonly Sentence[] {
  return paragraphs.flatMap(({ sentences }) => sentences);
}

function add(counts: Map<string, number>, symbols: readonly string[]): void {
  const key = symbols.join(' ');
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Scores sentences by a table; built once, because it adds up the table. */
export function wordOrderScorer(
  table: WordOrderTable,
): (sentence: Sentence) => { sum: number; count: number } {
  const total = sumOf(table.singles);
  const afterOne = sumsByStart(table.pairs);
  const afterTwo = sumsByStart(table.triples);
  const probability = (before: string, last: string, next: string): number => {
    const single = ((table.singles.get(next) ?? 0) + 0.5) / (total + 100);
    const pair =
      ((table.pairs.get(`${last} ${next}`) ?? 0) + BACK_OFF * single) /
      ((afterOne.get(last) ?? 0) + BACK_OFF);
    const two = `${before} ${last}`;
    return (
      ((table.triples.get(`${two} ${next}`) ?? 0) + BACK_OFF * pair) / ((afterTwo.get(two) ?? 0) + BACK_OFF)
    );
  };
  return (sentence) => {
    const symbols = symbolsOf(sentence);
    let sum = 0;
    for (let at = 2; at < symbols.length; at += 1) {
      sum += Math.log(probability(symbols[at - 2] ?? START, symbols[at - 1] ?? START, symbols[at] ?? END));
    }
    return { sum, count: symbols.length - 2 };
  };
}

function sumOf(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/** The counts of sequences, added up by everything but their last symbol. */
function sumsByStart(counts: ReadonlyMap<string, number>): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [key, count] of counts) {
    const start = key.slice(0, key.lastIndexOf(' '));
    sums.set(start, (sums.get(start) ?? 0) + count);
  }
  return sums;
}
