import { formatChartValue } from '#ielts/charts/chart-scale.ts';
import type { Localised } from '#ielts/marking/model-answers.ts';
import type { Cell, ChartFacts } from './chart-facts.ts';

/** At most this many values of the chart are named in a comment. */
const MOST_VALUES = 4;

/** A value with the chart's unit: `48%`, `620 thousand items`. */
export function sayValue({ chart }: ChartFacts, value: number): string {
  const printed = formatChartValue(value);
  return chart.unit === '%' ? `${printed}%` : `${printed} ${chart.unit}`.trim();
}

/** `48% (Arden, 2022)`. A name is left out where its axis has no other. */
function sayCell({ chart: facts, category, series, value }: Cell): string {
  const names = [
    facts.names.category.length > 1 ? facts.names.category[category] : undefined,
    facts.names.series.length > 1 ? facts.names.series[series] : undefined,
  ].filter((name) => name !== undefined);
  return names.length === 0 ? sayValue(facts, value) : `${sayValue(facts, value)} (${names.join(', ')})`;
}

/** What the chart says instead, as a comment. */
export function commentOnCells(cells: readonly Cell[]): Localised {
  const list = cells.slice(0, MOST_VALUES).map(sayCell).join('; ');
  const more = cells.length > MOST_VALUES ? ' …' : '';
  return {
    en: `The chart says ${list}${more}. Read the figure again and correct it.`,
    'zh-Hant': `圖表上是 ${list}${more}。請重讀數字並改正。`,
  };
}
