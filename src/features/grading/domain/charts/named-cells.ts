import type { Axis, Cell, ChartFacts } from './chart-facts.ts';
import type { Mention } from './names.ts';
import type { SaidFigure } from './said-figures.ts';
import type { SaidSentence } from './said-sentence.ts';
import { saidTrends } from './trend-words.ts';

/** A name this near a figure, with nothing between them that separates, belongs to it. */
const NEAR = 3;
const FRONT_JOINS = new Set([
  '(',
  'with',
  'at',
  'is',
  'was',
  'were',
  'are',
  'only',
  'had',
  'to',
  'of',
  ',',
  'a',
  'the',
  'recycled',
  'accounted',
  'for',
  'reached',
  'by',
  'from',
  ':',
  'have',
  'has',
  'its',
  'rate',
  'about',
]);
const BACK_JOINS = new Set([
  'in',
  'of',
  'for',
  'by',
  'during',
  'at',
  'the',
  '(',
  'were',
  'was',
  'to',
  'from',
  'year',
  'household',
  'went',
  'came',
]);

/** Words after which a figure may be of another time or thing than the sentence names. */
const MOVES =
  /^(?:these|that|later|then|after|before|former|latter|another|followed|other|others|rest|remaining|both)$/u;

type NamedCells = { readonly cells: readonly Cell[]; readonly isSure: boolean };

/** The cells of a chart that a figure can be of, by the names near it, or else by all names of its sentence. */
export function namedCells(
  sentence: SaidSentence,
  facts: ChartFacts,
  figure: SaidFigure,
  order: number,
): NamedCells {
  const categories = namesFor(sentence, facts, 'category', figure, order);
  const series = namesFor(sentence, facts, 'series', figure, order);
  const cells = facts.cells.filter(
    (cell) => (categories.places?.has(cell.category) ?? true) && (series.places?.has(cell.series) ?? true),
  );
  const isSureOn = (axis: Axis, { isSure }: NamedPlaces) => isSure || facts.names[axis].length === 1;
  return {
    cells,
    isSure: isSureOn('category', categories) && isSureOn('series', series) && cells.length === 1,
  };
}

/** The places on an axis that a figure can be of; undefined where the sentence names none. */
type NamedPlaces = { readonly places?: ReadonlySet<number>; readonly isSure: boolean };

function namesFor(
  sentence: SaidSentence,
  facts: ChartFacts,
  axis: Axis,
  figure: SaidFigure,
  order: number,
): NamedPlaces {
  const mentions = sentence.mentions.filter((mention) => mention.facts === facts);
  const onAxis = mentions.filter((mention) => mention.axis === axis);
  const [first] = onAxis;
  if (facts.time === axis) {
    const end = endOfChange(sentence.words, facts.names[axis].length, figure);
    const named = onAxis.some((mention) => isNear(sentence.words, mention, figure));
    if (end !== undefined && !named) return { places: new Set([end]), isSure: onAxis.length !== 1 };
  }
  if (first === undefined) return { isSure: false };
  const different = [...new Set(onAxis.map(({ index }) => index))];
  if (different.length > 1 && sentence.words.includes('respectively')) {
    const paired = different.length === sentence.figures.length ? different[order] : undefined;
    return { places: new Set(paired === undefined ? different : [paired]), isSure: paired !== undefined };
  }
  const near = onAxis.filter((mention) => isNear(sentence.words, mention, figure));
  const nearest = near.find((mention) => mention.at >= figure.next) ?? near[0];
  if (nearest) return { places: new Set([nearest.index]), isSure: true };
  const places = new Set(different);
  if (first.facts.time === axis) {
    const moves = sentence.words.some((word) => MOVES.test(word)) || saidTrends(sentence.words).length > 0;
    return { places, isSure: places.size === 1 && !moves };
  }
  // The only thing of the sentence, named before the figure.
  // Without time, a second figure is of something else.
  const isFirst = !sentence.figures.some((other) => other.at >= first.next && other.at < figure.at);
  const isSubject =
    places.size === 1 &&
    first.next <= figure.at &&
    (isFirst || facts.time !== undefined) &&
    !sentence.words.some((word) => MOVES.test(word));
  return { places, isSure: isSubject };
}

/** With two points in time, `from 12% to 48%` gives the first and the last. */
function endOfChange(words: readonly string[], times: number, { at, next }: SaidFigure): number | undefined {
  if (times !== 2) return undefined;
  if (words[at - 1] === 'from' && words[next] === 'to') return 0;
  return words[at - 1] === 'to' && words.slice(Math.max(0, at - 5), at).includes('from') ? 1 : undefined;
}

/** `48% in Arden`, `48 tonnes in Arden`, `Arden (48%)`, `Arden at just over 48%`. */
function isNear(words: readonly string[], { at, next, facts, axis }: Mention, figure: SaidFigure): boolean {
  const isBehind = at >= figure.next;
  const all = isBehind ? words.slice(figure.next, at) : words.slice(next, figure.at);
  const between = all.filter((word) => !facts.units.has(word.replace(/s$/u, '')));
  // `from 90 in 1990 to 60`: the year is the first figure's.
  if (!isBehind && facts.time === axis && between.includes('to')) return false;
  const joins = isBehind ? BACK_JOINS : FRONT_JOINS;
  return between.length <= NEAR && between.every((word) => joins.has(word));
}
