import type { Finding } from './guard.ts';
import type { GuardedText } from './guarded-text.ts';
import { coveredShare, shinglesOf } from './shingles.ts';

/** Runs of this many words that come twice are sentences said twice, not phrases. */
const RUN = 6;
/** Fewer different words than this in 100 are one sentence or one word over and over. */
const FEW_DIFFERENT = 0.2;
/** Shorter texts and longer texts have another share of different words; they are judged on this many. */
const JUDGED_WORDS = 300;
const CAPS_BY_SHARE = [
  { from: 0.75, cap: 1.5 },
  { from: 0.3, cap: 3.5 },
] as const;
/** Too few words to say that they are repeated. */
const LEAST_WORDS = 20;

/** A word, a sentence or a paragraph written again and again, also with single words changed. */
export function findRepeated({ sentences }: GuardedText): Finding | undefined {
  const words = sentences.flatMap(({ plain }) => plain.split(' ')).filter((word) => word !== '');
  if (words.length < LEAST_WORDS) return undefined;
  const judged = words.slice(0, JUDGED_WORDS);
  if (new Set(judged).size < judged.length * FEW_DIFFERENT) return { id: 'repeated', cap: 1.5, figure: 100 };
  const share = repeatedShare(words);
  const row = CAPS_BY_SHARE.find(({ from }) => share >= from);
  return row && { id: 'repeated', cap: row.cap, figure: Math.round(share * 100) };
}

/** The share of words in runs that were written before; a run's first time is not a repetition. */
function repeatedShare(words: readonly string[]): number {
  const seen = new Set<string>();
  const again = shinglesOf(words, RUN).map((run) => {
    const before = seen.has(run);
    seen.add(run);
    return before;
  });
  return coveredShare(words, RUN, (_, at) => again[at] === true);
}
