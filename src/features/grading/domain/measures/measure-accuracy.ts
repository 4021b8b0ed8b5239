import type { WordedEssay } from './essay-facts.ts';
import type { SurfaceKind } from '../essay/surface-issue.ts';

const MOST = 15;
const MOST_RULES = 8;
/** A word that every learner meets. */
const COMMON_RANK = 3000;
const WORD_KINDS: ReadonlySet<SurfaceKind> = new Set(['grammar', 'word-choice']);

/** How many errors the checker and the rules find. They find a part of all errors: few found is not accuracy. */
export function measureAccuracy({ essay, issues, errors, lower, sentences, words, perHundred }: WordedEssay) {
  const rate = (kind: SurfaceKind) =>
    Math.min(MOST, perHundred(issues.filter((issue) => issue.kind === kind).length));
  const spelling = rate('spelling');
  const grammar = rate('grammar');
  const all = Math.min(20, perHundred(issues.length));
  const rules = Math.min(MOST_RULES, perHundred(errors.length));
  const found = [...issues, ...errors];
  const spans = essay.paragraphs.flatMap((paragraph) => paragraph.sentences);
  const clean = spans.filter(
    ({ start, end }) => !found.some((each) => each.start >= start && each.start < end),
  );
  const wrongWords = new Set(
    issues.filter(({ kind }) => kind === 'spelling').map(({ start, end }) => lower.slice(start, end)),
  );
  const common = issues.filter(
    ({ kind, replacements: [best = ''] }) =>
      kind === 'spelling' && (words.rank(best.toLowerCase()) ?? Infinity) <= COMMON_RANK,
  );
  return {
    spellingRate: spelling,
    grammarRate: grammar,
    wordChoiceRate: rate('word-choice'),
    punctuationRate: rate('punctuation'),
    capitalsRate: rate('capitals'),
    ruleRate: rules,
    issueRate: all,
    rootIssues: Math.sqrt(all),
    rootSpelling: Math.sqrt(spelling),
    rootGrammar: Math.sqrt(grammar),
    rootRules: Math.sqrt(rules),
    rootFound: Math.sqrt(Math.min(25, perHundred(found.length))),
    differentMisspellings: Math.min(MOST, perHundred(wrongWords.size)),
    commonMisspellings: Math.sqrt(Math.min(MOST, perHundred(common.length))),
    wordErrors: Math.sqrt(
      Math.min(MOST, perHundred(issues.filter(({ kind }) => WORD_KINDS.has(kind)).length)),
    ),
    cleanSentences: spans.length === 0 ? 0 : clean.length / spans.length,
    smallI: perHundred(essay.text.match(/\bi\b/gu)?.length ?? 0),
    smallStarts: (essay.text.match(/[.!?]\s+[a-z]/gu)?.length ?? 0) / Math.max(1, sentences.length),
    spacing: Math.min(5, perHundred(essay.text.match(/ [,.]|,[a-zA-Z]/gu)?.length ?? 0)),
  };
}
