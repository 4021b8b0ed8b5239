import type { Token } from '../essay/essay-text.ts';
import type { WordedEssay } from './essay-facts.ts';
import { mean, shareOf } from './statistics.ts';
import { GRAMMAR_WORDS, TASK_WORDS, roughStem } from './word-groups.ts';

const OVERVIEW = /^(?:overall|in general|generally|it is (?:clear|evident|noticeable|apparent|obvious))\b/u;
const PAST = /^(?:was|were|had|did|rose|fell|grew|became|saw|went)$/u;
const PRESENT = /^(?:is|are|has|have|do|does)$/u;
const MOST_FIGURES = 40;

/** How a report compares and sums up. 0 for an essay, in which none of it is asked for. */
export function measureComparisons(worded: WordedEssay) {
  const measured = measureReport(worded);
  if (worded.task === 1) return measured;
  return Object.fromEntries(Object.keys(measured).map((name) => [name, 0])) as typeof measured;
}

function measureReport({ lower, sentences, paragraphs, tokens, prompt, perHundred }: WordedEssay) {
  const count = (pattern: RegExp) => perHundred(lower.match(pattern)?.length ?? 0);
  const figures = lower.match(/\d[\d.,]*/gu) ?? [];
  const different = new Set(figures).size;
  const overview = sentences.findIndex((words) => OVERVIEW.test(startOf(words)));
  const verbs = (tense: RegExp) => tokens.filter((token) => tense.test(token.lower)).length;
  const pastShare = verbs(PAST) / Math.max(1, verbs(PAST) + verbs(PRESENT));
  const asked = new Set(
    (prompt.toLowerCase().match(/[a-z]+/gu) ?? [])
      .filter((word) => word.length > 3 && !GRAMMAR_WORDS.has(word) && !TASK_WORDS.has(word))
      .map(roughStem),
  );
  return {
    than: count(/\bthan\b/gu),
    while: count(/\b(?:while|whereas|whilst)\b/gu),
    compared: count(/\b(?:compared|comparison|comparing|in contrast|by contrast)\b/gu),
    respectively: count(/\brespectively\b/gu),
    superlatives: count(/\b(?:most|least|[a-z]{3,}est)\b/gu),
    accounts: count(
      /\b(?:followed by|account(?:ed|ing) for|making up|made up|st(?:oo|an)d(?:ing)? at|comprised|constituted|amounted)\b/gu,
    ),
    differentFigures: Math.min(MOST_FIGURES, different),
    figuresOnce: figures.length === 0 ? 0 : different / figures.length,
    overviewFirst: overview >= 0 && overview <= 2 ? 1 : 0,
    overviewLast: overview > 0 && overview >= sentences.length - 2 ? 1 : 0,
    overviewWords: sentences[overview]?.length ?? 0,
    mixedTenses: pastShare * (1 - pastShare),
    bodyAsked: mean(
      paragraphs.slice(1).map((words) => shareOf(words, (token) => asked.has(roughStem(token.lower)))),
    ),
  };
}

function startOf(words: readonly Token[]): string {
  return words
    .slice(0, 5)
    .map(({ lower }) => lower)
    .join(' ');
}
