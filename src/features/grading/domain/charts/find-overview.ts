import type { Quote } from './figure-claim.ts';
import { quoteOf, type SaidSentence } from './said-sentence.ts';
import { saidTrends } from './trend-words.ts';

const SUMS_UP =
  /^(?:so |and |to )?(?:overall|in general|in summary|to sum up|sum up|to summari[sz]e|in conclusion|to conclude|in short|on the whole|all in all|generally speaking|broadly speaking|taken as a whole)\b/u;
const OPENING =
  /\b(?:overall|in general|generally|as a whole|(?:it is|it's) (?:clear|evident|obvious|noticeable|apparent|notable)|it can (?:clearly )?be seen|what stands out|at first glance|looking at the (?:overall|general)|the (?:main|most striking|overall|general) (?:trend|feature|picture|pattern))\b/u;
/** An overview sums up and gives at most one figure. */
const MOST_FIGURES = 1;
/** `Overall, it changed.` sums up nothing. */
const LEAST_WORDS = 8;
const SUMMING =
  /^(?:more|less|fewer|higher|lower|highest|lowest|largest|smallest|most|least|majority|popular|dominant|dominated|while|whereas|although|but|different|difference|similar|trend|every|all|both|main|overtook|replaced|gap|share)$/u;

/** The sentence that sums up the charts: it says so and gives hardly any figure. */
export function findOverview(sentences: readonly SaidSentence[]): Quote | undefined {
  const found = sentences.find(({ words, figures }) => {
    const plain = words.join(' ');
    if (figures.length > MOST_FIGURES || words.length < LEAST_WORDS) return false;
    const sums = saidTrends(words).length > 0 || words.some((word) => SUMMING.test(word));
    return SUMS_UP.test(plain) || (OPENING.test(plain) && sums);
  });
  return found && quoteOf(found, 0, found.pieces.length);
}
