import type { Finding } from './guard.ts';
import type { GuardedText } from './guarded-text.ts';
import { wordOrderScorer } from './word-order.ts';
import { WORD_ORDER } from './word-order-table.ts';

/**
 * Mean log probability of a word's class after the two before it, over a whole text. Of 1,029 learners' essays none
 * is below; with the words of each sentence shuffled, 99 in 100 are.
 */
const NO_ORDER = -3.65;
const CAP = 2;
/** A run of sentences of at least `WINDOW` symbols that is below, and the share of such runs that lowers the band. */
const NO_ORDER_IN_WINDOW = -3.8;
const WINDOW = 60;
const PART = 0.35;
const CAP_PART = 4;
/** A shorter text shows no order. */
const LEAST_SYMBOLS = 60;

const score = wordOrderScorer(WORD_ORDER);

/** Words in no grammatical order, in the text as a whole or in a good part of it. */
export function findWordSalad({ sentences }: GuardedText): Finding | undefined {
  const scores = sentences.map(({ tokens }) => score({ tokens, start: 0, end: 0 }));
  const [whole] = meansOfRuns(scores, LEAST_SYMBOLS, Infinity);
  if (whole === undefined) return undefined;
  if (whole < NO_ORDER) return { id: 'word-salad', cap: CAP };
  const runs = meansOfRuns(scores, WINDOW, WINDOW);
  const bad = runs.filter((mean) => mean < NO_ORDER_IN_WINDOW).length;
  return bad >= runs.length * PART ? { id: 'word-salad', cap: CAP_PART } : undefined;
}

type Score = { readonly sum: number; readonly count: number };

/** Mean scores of runs of sentences, each ended at `full` symbols. A run with fewer than `least` is left out. */
function meansOfRuns(scores: readonly Score[], least: number, full: number): number[] {
  const means: number[] = [];
  let sum = 0;
  let count = 0;
  scores.forEach((score, at) => {
    sum += score.sum;
    count += score.count;
    if (count < full && at < scores.length - 1) return;
    if (count >= least) means.push(sum / count);
    sum = 0;
    count = 0;
  });
  return means;
}
