import type { Localised } from '#ielts/marking/model-answers.ts';
import { type ChartFacts, otherAxis, thingsAxis, valueAt } from './chart-facts.ts';
import type { FigureClaim } from './figure-claim.ts';
import { quoteOf, range, type SaidSentence } from './said-sentence.ts';
import { thingsIn, timesIn } from './said-subject.ts';
import { sayValue } from './say-values.ts';

const MORE = /^(?:more|higher|larger|greater|bigger)$/u;
const LESS = /^(?:less|fewer|lower|smaller)$/u;
const NEGATION = /^(?:not|n't|no|never|neither|nor|than)$/u;
/** `twice as much as` may be 1.7 to 2.4 times. */
const BELOW = 0.85;
const ABOVE = 1.2;
/** Between the comparing word and `than`, and from `than` to the other thing. */
const REACH = 6;

type Comparison = {
  readonly at: number;
  /** The place of `than` or of the second `as`. */
  readonly than: number;
  readonly holds: (first: number, second: number) => boolean;
};

/** Compares sentences such as `A was higher than B` and `A had twice as much as B` with the data. */
export function checkComparisons(sentence: SaidSentence, facts: readonly ChartFacts[]): FigureClaim[] {
  return comparisonsOf(sentence.words).flatMap((comparison) => {
    const verdicts = facts.flatMap((each) => judge(sentence, each, comparison) ?? []);
    const [first] = verdicts;
    if (first === undefined) return [];
    return [verdicts.find(({ verdict }) => verdict === 'right') ?? first];
  });
}

function comparisonsOf(words: readonly string[]): Comparison[] {
  return words.flatMap((word, at): Comparison[] => {
    if (words.slice(Math.max(0, at - 3), at).some((before) => NEGATION.test(before))) return [];
    const sign = MORE.test(word) ? 1 : LESS.test(word) ? -1 : 0;
    if (sign !== 0) {
      const than = words.indexOf('than', at + 1);
      if (than === -1 || than > at + REACH || /\d/u.test(words[than + 1] ?? '')) return [];
      return [{ at, than, holds: (first, second) => (first - second) * sign > 0 }];
    }
    if (word !== 'twice' || words[at + 1] !== 'as') return [];
    const than = words.indexOf('as', at + 2);
    if (than === -1 || than > at + REACH) return [];
    const holds = (first: number, second: number) =>
      first >= 2 * BELOW * second && first <= 2 * ABOVE * second;
    return [{ at, than, holds }];
  });
}

function judge(sentence: SaidSentence, facts: ChartFacts, comparison: Comparison): FigureClaim | undefined {
  const { at, than, holds } = comparison;
  const axis = thingsAxis(facts);
  const before = thingsIn(sentence, facts, { at: Math.max(0, at - 12), next: at });
  const behind = thingsIn(sentence, facts, {
    at: than,
    next: Math.min(sentence.pieces.length, than + REACH),
  });
  const [first] = before;
  const [second] = behind;
  if (
    first === undefined ||
    second === undefined ||
    before.length !== 1 ||
    behind.length !== 1 ||
    first === second
  ) {
    return undefined;
  }
  // `A sold more books than B` with a second thing between them compares something else.
  if (thingsIn(sentence, facts, { at, next: than }).length > 0) return undefined;
  const named = timesIn(sentence, facts, { at: 0, next: sentence.pieces.length });
  if (named.length > 1) return undefined;
  const times = named.length === 1 ? named : range(0, facts.names[otherAxis(axis)].length);
  const pairs = times.flatMap((time) => {
    const one = valueAt(facts, axis, first, time);
    const other = valueAt(facts, axis, second, time);
    return one === undefined || other === undefined ? [] : [{ one, other, time }];
  });
  const [pair] = pairs;
  const quote = quoteOf(sentence, Math.max(0, at - 12), Math.min(sentence.pieces.length, than + REACH));
  if (pair === undefined || quote === undefined) return undefined;
  if (pairs.some(({ one, other }) => holds(one, other)))
    return { ...quote, kind: 'comparison', verdict: 'right' };
  return { ...quote, kind: 'comparison', verdict: 'wrong', comment: commentOn(facts, [first, second], pair) };
}

function commentOn(
  facts: ChartFacts,
  [first, second]: readonly [number, number],
  { one, other, time }: { readonly one: number; readonly other: number; readonly time: number },
): Localised {
  const axis = thingsAxis(facts);
  const times = facts.names[otherAxis(axis)];
  const [a = '', b = ''] = [facts.names[axis][first], facts.names[axis][second]];
  const place = times.length > 1 ? ` (${times[time] ?? ''})` : '';
  const values = `${a}: ${sayValue(facts, one)}; ${b}: ${sayValue(facts, other)}${place}`;
  return {
    en: `The chart says ${values}. Compare them again.`,
    'zh-Hant': `圖表上是 ${values}。請重新比較。`,
  };
}
