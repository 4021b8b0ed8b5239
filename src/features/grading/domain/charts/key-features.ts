import { type ChartFacts, otherAxis, thingsAxis, valueAt, valuesOverTime } from './chart-facts.ts';
import type { FigureClaim, KeyFeature } from './figure-claim.ts';
import type { SaidSentence } from './said-sentence.ts';
import { thingsIn, wholeOf } from './said-subject.ts';
import { sayValue } from './say-values.ts';
import { saidTrends } from './trend-words.ts';

const EXTREME =
  /^(?:highest|largest|biggest|greatest|most|lowest|smallest|least|fewest|top|bottom|main|majority|leading|dominant|peak|peaked|maximum|minimum|half|third|quarter|quarters)$/u;

type Thing = { readonly index: number; readonly name: string; readonly first: number; readonly last: number };

/** What a description of the charts should say: for each chart the largest, the smallest and the greatest changes. */
export function keyFeatures(
  facts: readonly ChartFacts[],
  sentences: readonly SaidSentence[],
  claims: readonly FigureClaim[],
): readonly KeyFeature[] {
  return facts.flatMap((each) => [
    ...extremeFeatures(each, sentences, claims),
    ...changeFeatures(each, sentences),
  ]);
}

function thingsOf(facts: ChartFacts): Thing[] {
  const axis = thingsAxis(facts);
  const others = facts.names[otherAxis(axis)].length;
  return facts.names[axis].flatMap((name, index) => {
    const first = valueAt(facts, axis, index, 0);
    const last = valueAt(facts, axis, index, others - 1);
    return first === undefined || last === undefined ? [] : [{ index, name, first, last }];
  });
}

/** The largest and the smallest, at the end of the time where there is one. */
function extremeFeatures(
  facts: ChartFacts,
  sentences: readonly SaidSentence[],
  claims: readonly FigureClaim[],
): KeyFeature[] {
  const things = thingsOf(facts);
  const [any] = things;
  if (any === undefined || things.length < 2) return [];
  const most = things.reduce((best, thing) => (thing.last > best.last ? thing : best), any);
  const least = things.reduce((best, thing) => (thing.last < best.last ? thing : best), any);
  const time =
    facts.time === undefined ? '' : ` (${facts.names[facts.time][facts.names[facts.time].length - 1] ?? ''})`;
  return [
    {
      text: {
        en: `${most.name} has the highest figure: ${sayValue(facts, most.last)}${time}.`,
        'zh-Hant': `${most.name} 的數字最高：${sayValue(facts, most.last)}${time}。`,
      },
      isSaid: isThingSaid(facts, most.index, sentences, claims),
    },
    {
      text: {
        en: `${least.name} has the lowest figure: ${sayValue(facts, least.last)}${time}.`,
        'zh-Hant': `${least.name} 的數字最低：${sayValue(facts, least.last)}${time}。`,
      },
      isSaid: isThingSaid(facts, least.index, sentences, claims),
    },
  ];
}

/** A sentence that names the thing and gives a right figure, or calls it an extreme. */
function isThingSaid(
  facts: ChartFacts,
  thing: number,
  sentences: readonly SaidSentence[],
  claims: readonly FigureClaim[],
): boolean {
  return sentences.some((sentence) => {
    if (!thingsIn(sentence, facts, wholeOf(sentence)).includes(thing)) return false;
    const [first] = sentence.pieces;
    const last = sentence.pieces[sentence.pieces.length - 1];
    if (first === undefined || last === undefined) return false;
    const hasFigure = claims.some(
      ({ kind, verdict, start, end }) =>
        kind === 'figure' && verdict === 'right' && start >= first.start && end <= last.end,
    );
    return hasFigure || sentence.words.some((word) => EXTREME.test(word));
  });
}

/** The greatest rise and the greatest fall over the whole time. */
function changeFeatures(facts: ChartFacts, sentences: readonly SaidSentence[]): KeyFeature[] {
  if (facts.time === undefined) return [];
  const changes = thingsOf(facts).map((thing) => {
    const values = valuesOverTime(facts, thing.index);
    return { ...thing, change: (values[values.length - 1] ?? 0) - (values[0] ?? 0) };
  });
  const [any] = changes;
  if (any === undefined) return [];
  const rise = changes.reduce((best, each) => (each.change > best.change ? each : best), any);
  const fall = changes.reduce((best, each) => (each.change < best.change ? each : best), any);
  const least = facts.highest * 0.03;
  return [
    ...(rise.change > least ? [changeFeature(facts, rise, 'rises', '上升', sentences)] : []),
    ...(fall.change < -least ? [changeFeature(facts, fall, 'falls', '下降', sentences)] : []),
  ];
}

function changeFeature(
  facts: ChartFacts,
  { index, name, first, last }: Thing,
  verb: string,
  chinese: string,
  sentences: readonly SaidSentence[],
): KeyFeature {
  const [from, to] = [sayValue(facts, first), sayValue(facts, last)];
  return {
    text: {
      en: `${name} ${verb} from ${from} to ${to}, the greatest change of its kind.`,
      'zh-Hant': `${name} 從 ${from} ${chinese}到 ${to}，是同方向中變化最大的。`,
    },
    isSaid: sentences.some((sentence) => isChangeSaid(sentence, facts, index)),
  };
}

/** A sentence about the thing with a trend, or with two figures. One about all things speaks of each. */
function isChangeSaid(sentence: SaidSentence, facts: ChartFacts, thing: number): boolean {
  const things = thingsIn(sentence, facts, wholeOf(sentence));
  const isAboutAll =
    things.length === 0 && sentence.words.some((word) => /^(?:all|every|each|both|most)$/u.test(word));
  if (!things.includes(thing) && !isAboutAll) return false;
  return saidTrends(sentence.words).length > 0 || sentence.figures.length >= 2;
}
