import type { ErrorFamilyId } from '#ielts/errors/error-families.ts';
import type { ErrorRule, RuleMatch } from './error-rule.ts';
import type { Sentence } from '../essay/essay-text.ts';
import { findPhrase, readPhrase } from './phrase.ts';

/** One pattern of a rule (see `readPhrase`), and its correction where that is certain. */
type PatternLine = string | readonly [pattern: string, correction: string];

type RuleText = {
  readonly en: string;
  readonly zh: string;
  /** The sentences in which the rule says nothing. */
  readonly unless?: (sentence: Sentence) => boolean;
};

/** Makes the rules of one family: `rule(id, patterns, comment)` and, for a matcher in code, `code(id, find, comment)`. */
export function rulesOf(family: ErrorFamilyId) {
  const code = (
    id: string,
    find: (sentence: Sentence) => readonly RuleMatch[],
    { en, zh, unless }: RuleText,
  ): ErrorRule => {
    const comment = { en, 'zh-Hant': zh };
    return { id, family, comment, find: (sentence) => (unless?.(sentence) ? [] : find(sentence)) };
  };
  const rule = (id: string, patterns: readonly PatternLine[], text: RuleText): ErrorRule => {
    const phrases = patterns.map((line) => {
      const [pattern, correction] = typeof line === 'string' ? [line, undefined] : line;
      return { phrase: readPhrase(pattern), correction };
    });
    return code(
      id,
      (sentence) => {
        const found = phrases.flatMap(({ phrase, correction }) => findPhrase(phrase, sentence, correction));
        return found.length > 1 ? withoutOverlaps(found) : found;
      },
      text,
    );
  };
  return { rule, code };
}

/** Of matches that overlap, the one that starts first, and of those the longest. */
function withoutOverlaps(matches: readonly RuleMatch[]): RuleMatch[] {
  let end = 0;
  return [...matches]
    .sort((a, b) => a.from - b.from || b.to - a.to)
    .filter(({ from, to }) => {
      if (from < end) return false;
      end = to;
      return true;
    });
}
