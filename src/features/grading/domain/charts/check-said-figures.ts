import { type Cell, type ChartFacts, readingTolerance } from './chart-facts.ts';
import type { FigureClaim } from './figure-claim.ts';
import { namedCells } from './named-cells.ts';
import type { SaidFigure } from './said-figures.ts';
import { quoteOf, type SaidSentence } from './said-sentence.ts';
import { commentOnCells } from './say-values.ts';
import { saidTrends } from './trend-words.ts';

/** Words of totals, averages and differences, which may be worked out of the chart. */
const WORKED_OUT =
  /^(?:total|totals|totalled|totalling|altogether|together|combined|sum|average|averaged|mean|difference|gap|margin|both|overall|ratio|proportionally)$/u;
/** A bare number after one of these is a value. */
const BEFORE_VALUE =
  /^(?:to|at|from|was|is|were|are|of|reached|reaching|with|had|has|have|and|become|became|stood|only|recorded|totalled|by|,|\()$/u;

/** Compares the figures of a sentence with the values of what it names. */
export function checkSaidFigures(sentence: SaidSentence, facts: readonly ChartFacts[]): FigureClaim[] {
  return sentence.figures.flatMap((figure, order): FigureClaim[] => {
    const charts = chartsInUnit(
      facts.filter((each) => fitsUnit(figure, each)),
      sentence.words[figure.next],
    );
    const quote = quoteOf(sentence, figure.at, figure.next);
    if (charts.length === 0 || quote === undefined) return [];
    const narrowed = charts.map((each) => namedCells(sentence, each, figure, order));
    const named = narrowed.flatMap(({ cells }) => cells);
    const right = { ...quote, kind: 'figure', verdict: 'right' } as const;
    if (!figure.isChange && named.some((cell) => isFigureOf(figure, cell))) return [right];
    if (figure.isChange || sentence.words.some((word) => WORKED_OUT.test(word))) {
      return isDifference(figure, named) || isSumOrMean(figure, named, charts) ? [right] : [];
    }
    // A share in words may be of anything.
    const hasUnit = charts.every((each) => isInUnit(each, sentence.words[figure.next]));
    if (figure.isShare || !(hasUnit || isValue(sentence.words, figure))) return [];
    // `the increases were smaller, at 45 kg`
    if (saidTrends(sentence.words).length > 0 && isDifference(figure, named)) return [];
    const surest = narrowed.filter(({ isSure, cells }) => isSure && cells.length > 0);
    const isElsewhere = charts.some((each) => each.cells.some((cell) => isFigureOf(figure, cell)));
    if (isElsewhere && surest.length < narrowed.length) return [];
    const said =
      surest.length > 0 ? surest.flatMap(({ cells }) => cells) : nearestFirst(figure, named, charts);
    return [{ ...quote, kind: 'figure', verdict: 'wrong', comment: commentOnCells(said) }];
  });
}

function nearestFirst(
  { value }: SaidFigure,
  named: readonly Cell[],
  charts: readonly ChartFacts[],
): readonly Cell[] {
  const cells = named.length > 0 ? named : charts.flatMap((each) => each.cells);
  const distance = (cell: Cell) => Math.abs(cell.value * scaleOf(value, cell.chart) - value);
  return [...cells].sort((a, b) => distance(a) - distance(b));
}

/** A bare number may count something else, such as the people of a survey. */
function isValue(words: readonly string[], { unit, at }: SaidFigure): boolean {
  const before = words[at - 1] ?? '';
  return before !== 'per' && (unit !== 'bare' || BEFORE_VALUE.test(before));
}

/** A figure in per cent is of a chart in per cent; a bare one may be of any. */
function fitsUnit({ unit, value }: SaidFigure, { isPercent, scale, highest }: ChartFacts): boolean {
  if (unit === 'percent') return isPercent;
  if (unit === 'scaled') return scale > 1 || highest >= 1000 || value <= highest;
  return true;
}

/** `430 kg` is of the charts in kilograms, where there are any. */
function chartsInUnit(charts: readonly ChartFacts[], behind: string | undefined): readonly ChartFacts[] {
  const inUnit = charts.filter((each) => isInUnit(each, behind));
  return inUnit.length > 0 ? inUnit : charts;
}

function isInUnit({ units }: ChartFacts, word: string | undefined): boolean {
  return word !== undefined && units.has(word.replace(/s$/u, ''));
}

function isFigureOf({ value: said, low, high }: SaidFigure, { chart, value }: Cell): boolean {
  const off = readingTolerance(chart);
  const scale = scaleOf(said, chart);
  return value * scale >= low - off * scale && value * scale <= high + off * scale;
}

/** `620` and `620,000` are the same in a chart of thousands. No value is more than twice the highest. */
function scaleOf(said: number, { scale, highest }: ChartFacts): number {
  return said > highest * 2 ? scale : 1;
}

function isDifference(figure: SaidFigure, cells: readonly Cell[]): boolean {
  const few = cells.slice(0, 60);
  return few.some((one, at) =>
    few
      .slice(at + 1)
      .some(
        (other) =>
          one.chart === other.chart &&
          (one.category === other.category || one.series === other.series) &&
          isFigureOf(figure, { ...one, value: Math.abs(one.value - other.value) }),
      ),
  );
}

/** Totals and averages of what is named, and of whole rows and columns. */
function isSumOrMean(figure: SaidFigure, named: readonly Cell[], charts: readonly ChartFacts[]): boolean {
  const groups = charts.flatMap((facts) => {
    const lists = [named.filter(({ chart }) => chart === facts)];
    for (const axis of ['category', 'series'] as const) {
      facts.names[axis].forEach((_, index) => lists.push(facts.cells.filter((cell) => cell[axis] === index)));
    }
    // Two or three things of one row or column together.
    return lists.filter((list) => list.length > 1);
  });
  return groups.some((cells) => {
    const [first] = cells;
    if (first === undefined) return false;
    const sum = cells.reduce((total, { value }) => total + value, 0);
    return [sum, sum / cells.length].some((value) => isFigureOf(figure, { ...first, value }));
  });
}
