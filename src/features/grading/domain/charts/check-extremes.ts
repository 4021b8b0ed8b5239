import type { Localised } from '#ielts/marking/model-answers.ts';
import { type ChartFacts, otherAxis, thingsAxis, valueAt, valuesOverTime } from './chart-facts.ts';
import type { FigureClaim } from './figure-claim.ts';
import { quoteOf, range, type SaidSentence } from './said-sentence.ts';
import { clauseOf, type Span, thingsIn, timesIn } from './said-subject.ts';
import { sayValue } from './say-values.ts';

const MOST = /^(?:highest|largest|biggest|greatest|maximum|dominant)$/u;
const LEAST = /^(?:lowest|smallest|minimum)$/u;
/** `most popular`, `least common`: the largest and smallest share. */
const OF_USE = /^(?:popular|common|used|frequent|preferred|favoured|favored)$/u;
const PEAK = /^(?:peak|peaks|peaked|peaking)$/u;
/** `the second highest`, `one of the largest`, `the largest increase`: other claims. */
const OTHER_BEFORE =
  /^(?:second|third|fourth|fifth|next|one|not|n't|among|than|half|same|equal|compared|least|most|joint|previous)$/u;
const OF_CHANGE =
  /^(?:increase|rise|growth|decrease|decline|drop|fall|change|changes|difference|gap|reduction|jump|improvement|contrast)$/u;
/** What `largest` must be of, or end with, to be a value for sure: the largest progress is none. */
const OF_VALUE =
  /^(?:number|numbers|amount|amounts|share|shares|proportion|proportions|percentage|percentages|figure|figures|rate|rates|level|levels|quantity|volume|value|values|total|category|group|source|city|country|consumption|production|population|spending|recycling|point|of|in|at|with|among|popular|common|used|,|\.)$/u;
/** How near to the extreme a value may be: such values look the same. */
const SAME = 0.01;

type Extreme = {
  readonly sign: 1 | -1;
  readonly at: number;
  readonly isPeak: boolean;
  readonly isOfChange: boolean;
  readonly isOwn: boolean;
};

/** Compares what a sentence calls highest or lowest with the data. */
export function checkExtremes(sentence: SaidSentence, facts: readonly ChartFacts[]): FigureClaim[] {
  return extremesOf(sentence.words).flatMap((extreme): FigureClaim[] => {
    const span = clauseOf(sentence, extreme.at);
    const quote = quoteOf(sentence, span.at, span.next);
    const verdicts = facts
      .map((each) => judge(sentence, each, extreme, span))
      .filter((each) => each !== undefined);
    const [first] = verdicts;
    if (quote === undefined || first === undefined) return [];
    if (verdicts.some(({ isRight }) => isRight)) return [{ ...quote, kind: 'extreme', verdict: 'right' }];
    return [{ ...quote, kind: 'extreme', verdict: 'wrong', comment: first.comment }];
  });
}

function extremesOf(words: readonly string[]): Extreme[] {
  return words.flatMap((word, at): Extreme[] => {
    const ofUse = OF_USE.test(words[at + 1] ?? '') ? word : undefined;
    const isMost = MOST.test(word) || PEAK.test(word) || ofUse === 'most';
    const sign = isMost ? 1 : LEAST.test(word) || ofUse === 'least' ? -1 : undefined;
    if (sign === undefined) return [];
    if (words.slice(Math.max(0, at - 3), at).some((before) => OTHER_BEFORE.test(before))) return [];
    // `the highest and lowest` belongs to two.
    if (words[at + 1] === 'and' || words[at + 1] === 'or') return [];
    const isOfChange = OF_CHANGE.test(words[at + 1] ?? '');
    const isOfValue =
      PEAK.test(word) ||
      /^(?:high|low)est$/u.test(word) ||
      words.slice(at + 1, at + 3).some((next) => OF_VALUE.test(next));
    // `was highest in 2010`, `its highest point`: among its own values.
    const isOwn = words[at - 1] !== 'the' || /^(?:point|level|value)$/u.test(words[at + 1] ?? '');
    return isOfChange || isOfValue ? [{ sign, at, isPeak: PEAK.test(word), isOfChange, isOwn }] : [];
  });
}

type Judged = { readonly isRight: boolean; readonly comment: Localised };

function judge(sentence: SaidSentence, facts: ChartFacts, extreme: Extreme, span: Span): Judged | undefined {
  const inClause = thingsIn(sentence, facts, span);
  const before = thingsIn(sentence, facts, { at: 0, next: span.at });
  const things = inClause.length > 0 ? inClause : before.slice(-1);
  const times = timesIn(sentence, facts, span);
  const [thing] = things;
  if (thing === undefined || things.length !== 1) return undefined;
  if (extreme.isOfChange) return times.length === 0 ? judgeChange(facts, extreme.sign, thing) : undefined;
  const [time] = times;
  if (extreme.isPeak || facts.names[thingsAxis(facts)].length === 1) {
    return time === undefined || times.length > 1 ? undefined : judgeTime(facts, extreme.sign, thing, time);
  }
  return times.length > 1 ? undefined : judgeThing(facts, extreme, thing, time);
}

/** Whether one thing is the extreme of all, at a time or at any. */
function judgeThing(
  facts: ChartFacts,
  { sign, isOwn }: Extreme,
  thing: number,
  time: number | undefined,
): Judged | undefined {
  const axis = thingsAxis(facts);
  const others = time === undefined ? range(0, facts.names[otherAxis(axis)].length) : [time];
  const tops = others.map((other) => extremeThing(facts, sign, other));
  const near = Math.abs(facts.highest) * SAME;
  const isRight = others.some((other, at) => {
    const value = valueAt(facts, axis, thing, other);
    const best = tops[at]?.value;
    return value !== undefined && best !== undefined && (best - value) * sign <= near;
  });
  if (!isRight && isOwn && time !== undefined && judgeTime(facts, sign, thing, time)?.isRight)
    return undefined;
  const [top] = tops;
  if (top === undefined) return undefined;
  return { isRight, comment: commentOnThing(facts, sign, top) };
}

type Top = { readonly thing: number; readonly other: number; readonly value: number };

function extremeThing(facts: ChartFacts, sign: 1 | -1, other: number): Top | undefined {
  const axis = thingsAxis(facts);
  let top: Top | undefined;
  facts.names[axis].forEach((_, thing) => {
    const value = valueAt(facts, axis, thing, other);
    if (value !== undefined && (top === undefined || (value - top.value) * sign > 0))
      top = { thing, other, value };
  });
  return top;
}

/** Whether a thing has its own extreme at a time. */
function judgeTime(facts: ChartFacts, sign: 1 | -1, thing: number, time: number): Judged | undefined {
  const axis = thingsAxis(facts);
  const values = range(0, facts.names[otherAxis(axis)].length).map((other) =>
    valueAt(facts, axis, thing, other),
  );
  if (values.some((value) => value === undefined)) return undefined;
  const numbers = values.filter((value) => value !== undefined);
  const best = sign === 1 ? Math.max(...numbers) : Math.min(...numbers);
  const isRight = Math.abs((numbers[time] ?? Infinity) - best) <= Math.abs(best) * SAME;
  return {
    isRight,
    comment: commentOnThing(facts, sign, { thing, other: numbers.indexOf(best), value: best }),
  };
}

/** Whether a thing has the largest rise, or for the smallest the smallest, over the whole time. */
function judgeChange(facts: ChartFacts, sign: 1 | -1, thing: number): Judged | undefined {
  const changes = facts.names[thingsAxis(facts)].map((_, each) => {
    const values = valuesOverTime(facts, each);
    return Math.abs((values[values.length - 1] ?? 0) - (values[0] ?? 0));
  });
  const best = sign === 1 ? Math.max(...changes) : Math.min(...changes);
  // The direction is not read, so only a rise or fall that is the largest of all is sure.
  const isRight = Math.abs((changes[thing] ?? 0) - best) <= Math.abs(facts.highest) * SAME;
  return isRight && facts.time !== undefined ? { isRight, comment: { en: '', 'zh-Hant': '' } } : undefined;
}

function commentOnThing(facts: ChartFacts, sign: 1 | -1, { thing, other, value }: Top): Localised {
  const axis = thingsAxis(facts);
  const name = facts.names[axis][thing] ?? '';
  const place =
    facts.names[otherAxis(axis)].length > 1 ? ` (${facts.names[otherAxis(axis)][other] ?? ''})` : '';
  const said = `${name}${place}: ${sayValue(facts, value)}`;
  return sign === 1
    ? { en: `The highest in the chart is ${said}.`, 'zh-Hant': `圖表中最高的是 ${said}。` }
    : { en: `The lowest in the chart is ${said}.`, 'zh-Hant': `圖表中最低的是 ${said}。` };
}
