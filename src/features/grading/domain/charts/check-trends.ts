import type { Localised } from '#ielts/marking/model-answers.ts';
import { type ChartFacts, readingTolerance, thingsAxis, valuesOverTime } from './chart-facts.ts';
import type { FigureClaim } from './figure-claim.ts';
import { quoteOf, type SaidSentence } from './said-sentence.ts';
import { clauseOf, namedIn, type Span, thingsIn, timesIn, wholeOf } from './said-subject.ts';
import { sayValue } from './say-values.ts';
import { type SaidTrend, saidTrends, type Trend } from './trend-words.ts';

/** A change of less than this share of the largest value is no rise or fall, and of more is not stable. */
const SMALL = 0.03;
const LARGE = 0.15;
/** How far a multiple may be off: `doubled` is 1.7 to 2.4 times. */
const MULTIPLE_BELOW = 0.85;
const MULTIPLE_ABOVE = 1.2;
/** Words of a sentence that speaks of stretches that it does not date. */
const STRETCHES =
  /^(?:first|initially|then|later|afterwards|before|after|until|subsequently|followed|following|again|recovered|eventually|brief|briefly)$/u;
/** `the largest increase` compares increases and is no trend of its own. */
const SUPERLATIVE =
  /^(?:highest|largest|biggest|greatest|most|sharpest|steepest|smallest|lowest|least|fastest)$/u;

/** Compares what a sentence says of rises and falls with the data. Charts without time have none. */
export function checkTrends(sentence: SaidSentence, facts: readonly ChartFacts[]): FigureClaim[] {
  const trends = saidTrends(sentence.words);
  return trends.flatMap((trend) => {
    const contradiction = contradictionOf(sentence, trend);
    if (contradiction) return [contradiction];
    const claims = facts.flatMap((each) => claimOf(sentence, each, trend, trends.length === 1));
    // Two charts over the same things: a claim is wrong only where it is wrong of both.
    const right = claims.find(({ verdict }) => verdict === 'right');
    const judged = facts.filter(({ time }) => time !== undefined).length;
    const [first] = claims;
    if (right) return [right];
    return first !== undefined && claims.length === judged ? [first] : [];
  });
}

/** `fell from 180 to 240` is wrong whatever the chart says. */
function contradictionOf(sentence: SaidSentence, { trend, at }: SaidTrend): FigureClaim | undefined {
  const { words, figures } = sentence;
  const from = words.indexOf('from', at);
  if (from === -1 || from > at + 4) return undefined;
  const first = figures.find((figure) => figure.at === from + 1);
  const second = first && figures.find((figure) => figure.at > first.next && figure.at <= first.next + 6);
  if (first === undefined || second === undefined || first.unit !== second.unit) return undefined;
  // `from 180 to a peak of 240`, but not `from 180 in 2005, half of the 240`.
  if (!words.slice(first.next, second.at).includes('to')) return undefined;
  const times = typeof trend === 'object' ? trend.times : undefined;
  const isWrong =
    times === undefined
      ? (trend === 'rise' && second.high < first.low) || (trend === 'fall' && second.low > first.high)
      : second.high < first.low * times * 0.75 || second.low > first.high * times * 1.6;
  const quote = quoteOf(sentence, at, second.next);
  if (!isWrong || quote === undefined) return undefined;
  const comment = {
    en: 'The word and the two figures do not fit together. Look at the chart again and change one of them.',
    'zh-Hant': '用字和這兩個數字互相矛盾。請再看一次圖表，改正其中一個。',
  };
  return { ...quote, kind: times === undefined ? 'trend' : 'multiple', verdict: 'wrong', comment };
}

function claimOf(sentence: SaidSentence, facts: ChartFacts, said: SaidTrend, isOnly: boolean): FigureClaim[] {
  if (facts.time === undefined) return [];
  const clause = clauseOf(sentence, said.at);
  if (sentence.words.slice(Math.max(0, said.at - 3), said.at).some((word) => SUPERLATIVE.test(word)))
    return [];
  const span: Span = isOnly ? wholeOf(sentence) : clause;
  const inClause = thingsIn(sentence, facts, clause);
  const things =
    inClause.length > 0 ? inClause : thingsIn(sentence, facts, { at: 0, next: isOnly ? said.at : 0 });
  const [thing] = things;
  if (thing === undefined || things.length !== 1) return [];
  const times = timesIn(sentence, facts, span);
  const values = valuesOverTime(facts, thing);
  if (values.length < 2) return [];
  // A chart of a single thing means it without its name, but then only with two dates is that sure.
  const axis = thingsAxis(facts);
  const isNamed = facts.names[axis].length > 1 || namedIn(sentence, facts, axis, clause).length > 0;
  // Between two points in time there is only one change.
  const dated = times.length === 2 || (isNamed && values.length === 2 && times.length < 2);
  const isWhole =
    isNamed && times.length === 0 && isOnly && !sentence.words.some((word) => STRETCHES.test(word));
  const from = times.length === 2 ? Math.min(...times) : 0;
  const to = times.length === 2 ? Math.max(...times) : values.length - 1;
  const stretch = values.slice(from, to + 1);
  const off = readingTolerance(facts);
  const isMultiple = typeof said.trend === 'object';
  const quote = quoteOf(sentence, clause.at, clause.next);
  if (quote === undefined) return [];
  const kind = isMultiple ? 'multiple' : 'trend';
  if (isTrue(said.trend, stretch, facts.highest, isFuzzy(sentence, said), off)) {
    return dated || isWhole || times.length === 0 ? [{ ...quote, kind, verdict: 'right' }] : [];
  }
  const isCertain =
    (dated || isWhole) && (!isMultiple || isOnly) && isFalse(said.trend, stretch, facts.highest, dated);
  const claim: FigureClaim = {
    ...quote,
    kind,
    verdict: 'wrong',
    comment: commentOn(facts, thing, from, to, stretch),
  };
  return isCertain ? [claim] : [];
}

/** `almost doubled`, `more than doubled`: the bounds are wider on one side. */
function isFuzzy({ words }: SaidSentence, { at }: SaidTrend): 'below' | 'above' | undefined {
  const before = words.slice(Math.max(0, at - 3), at).join(' ');
  if (/more than|over/u.test(before)) return 'above';
  return /almost|nearly|less than|not quite/u.test(before) ? 'below' : undefined;
}

function isTrue(
  trend: Trend,
  values: readonly number[],
  most: number,
  fuzzy: 'below' | 'above' | undefined,
  off: number,
): boolean {
  const [first = 0] = values;
  const last = values[values.length - 1] ?? 0;
  if (typeof trend === 'object') {
    const below = trend.times * (fuzzy === 'below' ? 0.75 : MULTIPLE_BELOW);
    const above = trend.times * (fuzzy === 'above' ? 1.6 : MULTIPLE_ABOVE);
    return last + off >= first * below && last - off <= first * above;
  }
  if (trend === 'rise') return last > first + most * 0.005;
  if (trend === 'fall') return last < first - most * 0.005;
  const spread = Math.max(...values) - Math.min(...values);
  return trend === 'stable' ? spread <= most * LARGE : turnsOf(values, most) >= 2;
}

/** Only what no reading of the chart allows is false. An undated rise is false where nothing rises. */
function isFalse(trend: Trend, values: readonly number[], most: number, dated: boolean): boolean {
  if (typeof trend === 'object') return true;
  const [first = 0] = values;
  const last = values[values.length - 1] ?? 0;
  const sign = trend === 'rise' ? 1 : -1;
  const steps = values.slice(1).map((value, at) => (value - (values[at] ?? 0)) * sign);
  switch (trend) {
    case 'rise':
    case 'fall':
      return (last - first) * sign < -most * SMALL && (dated || steps.every((step) => step <= most * SMALL));
    case 'stable':
      return Math.max(...values) - Math.min(...values) > most * 2 * LARGE;
    case 'fluctuate':
      return values.length >= 4 && turnsOf(values, most) === 0 && Math.abs(last - first) > most * LARGE;
    default:
      return trend satisfies never;
  }
}

/** How often the values change direction by more than a little. */
function turnsOf(values: readonly number[], most: number): number {
  let turns = 0;
  let direction = 0;
  let turn = values[0] ?? 0;
  for (const value of values) {
    if (Math.abs(value - turn) <= most * SMALL) continue;
    const now = Math.sign(value - turn);
    if (direction !== 0 && now !== direction) turns += 1;
    direction = now;
    turn = value;
  }
  return turns;
}

function commentOn(
  facts: ChartFacts,
  thing: number,
  from: number,
  to: number,
  values: readonly number[],
): Localised {
  const name = facts.names[thingsAxis(facts)][thing] ?? '';
  const times = facts.time === undefined ? [] : facts.names[facts.time];
  const first = sayValue(facts, values[0] ?? 0);
  const last = sayValue(facts, values[values.length - 1] ?? 0);
  const start = times[from] ?? '';
  const end = times[to] ?? '';
  return {
    en: `In the chart ${name} goes from ${first} (${start}) to ${last} (${end}). Describe that change.`,
    'zh-Hant': `圖表中 ${name} 從 ${first}（${start}）變成 ${last}（${end}）。請照這個變化描述。`,
  };
}
