import { LETTER } from './letter-classes.ts';
import { type AnswerItem, readItems, type Side } from './answer-items.ts';
import type { Token } from './answer-tokens.ts';
import { type RightRule, strongerRule } from './mark.ts';

const CODE = new RegExp(`^[${LETTER}]+\\d`, 'u');

/** A parsed text. Each form is computed once, when it is needed. */
export type ReadAnswer = {
  readonly tokens: readonly Token[];
  readonly items: readonly AnswerItem[];
  readonly plainItems: readonly AnswerItem[];
};

export function readTokens(tokens: readonly Token[], of: Side): ReadAnswer {
  return { tokens, items: readItems(tokens, of, 'everything'), plainItems: readItems(tokens, of, 'plain') };
}

/**
 * The rule by which an answer equals an accepted form, if one does: numbers in figures or words, forms of dates, times
 * and money, common abbreviations, British and American spelling, hyphen or space. It ignores word limits.
 */
export function matchAnswer(answer: ReadAnswer, accepted: ReadAnswer): RightRule | undefined {
  const rule =
    matchItems(answer.items, accepted.items) ??
    matchItems(answer.plainItems, accepted.plainItems) ??
    matchCode(answer.tokens, accepted.tokens);
  return rule === 'exact' && !sameHyphens(answer.tokens, accepted.tokens) ? 'hyphenation' : rule;
}

/** The strongest rule needed to make two rows of items the same, one by one. */
export function matchItems(
  answer: readonly AnswerItem[],
  accepted: readonly AnswerItem[],
): RightRule | undefined {
  if (answer.length !== accepted.length) return undefined;
  let strongest: RightRule = 'exact';
  for (const [i, item] of answer.entries()) {
    const rule = matchItem(item, accepted[i]);
    if (rule === undefined) return undefined;
    strongest = strongerRule(strongest, rule);
  }
  return strongest;
}

function matchItem(answer: AnswerItem, accepted: AnswerItem | undefined): RightRule | undefined {
  if (accepted === undefined) return undefined;
  if (answer.surface === accepted.surface) return 'exact';
  for (const [reading, rule] of answer.readings) {
    const other = accepted.readings.get(reading);
    if (other !== undefined) return strongerRule(rule, other);
  }
  return undefined;
}

/** Postcodes, flight and registration numbers. Their spaces do not matter: `SW1A 2AB`. */
function matchCode(answer: readonly Token[], accepted: readonly Token[]): RightRule | undefined {
  const isCode = accepted.some(({ text }) => CODE.test(text));
  return isCode && compact(answer) === compact(accepted) ? 'exact' : undefined;
}

function compact(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join('');
}

function sameHyphens(one: readonly Token[], other: readonly Token[]): boolean {
  return one.every(({ joint }, i) => (joint === 'hyphen') === (other[i]?.joint === 'hyphen'));
}
