import { parseKey } from './answer-key.ts';
import { type Token, tokenise } from './answer-tokens.ts';
import { type Mark, markOf, type RightRule, strongerRule } from './mark.ts';
import { markOption, markOptions, markVerdict } from './mark-choice.ts';
import { matchAnswer, type ReadAnswer, readTokens } from './match-answer.ts';
import { nearMiss } from './near-miss.ts';
import type { ExpectedAnswer } from '../question-types/expected-answer.ts';
import type { WordLimit } from '../question-types/word-limit.ts';
import { printedWords, withoutPrintedWords } from './printed-words.ts';
import { fitsWordLimit } from './word-count.ts';

/**
 * Marks one answer by the rules of IELTS Listening and Reading (docs/exam-rules.md), and names the rule. `answer` may
 * be any string. Throws when `parseKey` refuses the key; `checkAnswerKey` checks keys when they are loaded.
 */
export function markAnswer(question: ExpectedAnswer, key: string, answer: string): Mark {
  switch (question.asks) {
    case 'verdict':
      return markVerdict(question.verdicts, key, answer);
    case 'option':
      return markOption(question.names, key, answer);
    case 'options':
      return markOptions(question.names, key, answer);
    case 'words':
      return markWords(question.wordLimit, question.text, key, answer);
    default:
      return question satisfies never;
  }
}

type Accepted = ReadAnswer & { readonly shortened: boolean; readonly fits: boolean };

function markWords(limit: WordLimit, text: string, key: string, answer: string): Mark {
  const parsed = parseKey(key);
  if (!parsed.ok) throw new TypeError(`Key refused (${parsed.refusal}): ${key}`);
  const forms = parsed.forms.map((form) => ({
    ...form,
    ...readTokens(tokenise(form.text), 'key'),
    fits: fitsWordLimit(form.text, limit),
  }));
  const accepted = forms.filter(({ fits }) => fits).map((form) => form.text);
  const tokens = tokenise(answer);
  if (tokens.length === 0) return markOf('blank', accepted);

  // An answer over the limit is not examined further, so pages of text cost no more than counting their words.
  const parsedAnswer = fitsWordLimit(tokens, limit) ? readTokens(tokens, 'answer') : undefined;
  const rule = parsedAnswer && rightRule(parsedAnswer, forms);
  if (rule !== undefined) return markOf(rule, accepted);

  const uncopied = withoutPrintedWords(tokens, printedWords(text)).filter(
    ({ rest }) => fitsWordLimit(rest, limit) && rightRule(readTokens(rest, 'answer'), forms) !== undefined,
  );
  if (parsedAnswer !== undefined && uncopied.some(({ symbolsOnly }) => symbolsOnly))
    return markOf('printed-symbol', accepted);
  if (uncopied.length > 0) return markOf('copied-words', accepted);
  return markOf(parsedAnswer === undefined ? 'over-word-limit' : nearMiss(parsedAnswer, forms), accepted);
}

/** The rule that makes an answer right, the plainest of all forms that match. */
function rightRule(answer: ReadAnswer, forms: readonly Accepted[]): RightRule | undefined {
  let plainest: RightRule | undefined;
  for (const form of forms) {
    // Hyphens must not smuggle in a form that is over the limit: `the-oil-lamps` for `(the) oil lamps`.
    if (!form.fits && hyphens(answer.tokens) > hyphens(form.tokens)) continue;
    const matched = matchAnswer(answer, form);
    if (matched === undefined) continue;
    const rule = matched === 'exact' && form.shortened ? 'optional-words' : matched;
    if (plainest === undefined || strongerRule(rule, plainest) === plainest) plainest = rule;
  }
  return plainest;
}

function hyphens(tokens: readonly Token[]): number {
  return tokens.filter(({ joint }) => joint === 'hyphen').length;
}
