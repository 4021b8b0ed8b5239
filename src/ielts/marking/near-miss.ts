import { WEEKDAYS } from './abbreviations.ts';
import type { AnswerItem } from './answer-items.ts';
import type { Token } from './answer-tokens.ts';
import { editDistance } from './edit-distance.ts';
import type { WrongRule } from './mark.ts';
import { matchAnswer, matchItems, type ReadAnswer, readTokens } from './match-answer.ts';
import { NUMBER_WORDS } from './number-words.ts';
import { otherNumber } from './other-number.ts';
import { FULL_MONTHS } from './written-date.ts';

/** Longer answers are never near misses. The limit also keeps the search short. */
const MOST_TOKENS = 16;
/** Words that mean something exact: `June` is not a misspelling of `July`. */
const EXACT_WORDS: readonly string[] = [...NUMBER_WORDS, ...FULL_MONTHS, ...WEEKDAYS];

/** How a wrong answer misses the accepted ones, the nearest miss first. The caller has checked that it matches none. */
export function nearMiss(answer: ReadAnswer, accepted: readonly ReadAnswer[]): WrongRule {
  if (answer.tokens.length > MOST_TOKENS) return 'different';
  const isAccepted = (tokens: readonly Token[]) => {
    const answer = readTokens(tokens, 'answer');
    return accepted.some((form) => matchAnswer(answer, form) !== undefined);
  };
  if (variations(answer.tokens, otherNumber).some(isAccepted)) return 'singular-plural';
  if (accepted.some((form) => holds(answer, form))) return 'extra-words';
  if (accepted.some((form) => holds(form, answer))) return 'incomplete';
  if (accepted.some((form) => isMisspelt(answer, form))) return 'misspelt';
  if (variations(answer.tokens, meantFor).some(isAccepted)) return 'misspelt';
  return 'different';
}

/** Each text that differs in one word. */
function variations(tokens: readonly Token[], formsOf: (word: string) => readonly string[]): Token[][] {
  return tokens.flatMap((token, i) =>
    token.symbol
      ? []
      : formsOf(token.text).map((text) =>
          tokens.map((each, place) => (place === i ? { ...token, text } : each)),
        ),
  );
}

/** Whether `whole` contains `part` and other tokens around it. */
function holds(whole: ReadAnswer, part: ReadAnswer): boolean {
  return holdsItems(whole.items, part.items) || holdsItems(whole.plainItems, part.plainItems);
}

function holdsItems(whole: readonly AnswerItem[], part: readonly AnswerItem[]): boolean {
  const { length } = part;
  return whole.some(
    (_item, i) => whole.length > length && matchItems(whole.slice(i, i + length), part) !== undefined,
  );
}

function isMisspelt(answer: ReadAnswer, accepted: ReadAnswer): boolean {
  const exact = exactParts(answer);
  if (exact !== exactParts(accepted)) return false;
  const changed = answer.tokens.filter(({ text }) => !accepted.tokens.some((token) => token.text === text));
  // Two letters after a figure are a different unit.
  if (changed.some(({ text }) => EXACT_WORDS.includes(text) || (exact !== '' && text.length < 3)))
    return false;
  const other = textOf(accepted.tokens);
  return editDistance(textOf(answer.tokens), other, mostMistakes(other)) !== undefined;
}

/** Figures and symbols. A different one is a different answer, and not a misspelling. */
function exactParts({ tokens }: ReadAnswer): string {
  return textOf(tokens.filter(({ text, symbol }) => symbol || /\d/u.test(text)));
}

/** The number words, months and days of the week that a word may be meant for. */
function meantFor(word: string): readonly string[] {
  if (EXACT_WORDS.includes(word)) return [];
  return EXACT_WORDS.filter((exact) => editDistance(word, exact, mostMistakes(exact)) !== undefined);
}

/** Two wrong letters make another word of a short one. */
function mostMistakes(text: string): number {
  return text.length < 3 ? 0 : text.length < 6 ? 1 : 2;
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(' ');
}
