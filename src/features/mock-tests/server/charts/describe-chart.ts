import { CONTENT_WIDTH } from '#platform/pdf/pdf-look.ts';
import type { PdfBlock } from '#platform/pdf/pdf-content.ts';
import type { Chart } from '#ielts/paper/writing-paper.ts';
import { formatChartValue } from '#ielts/charts/chart-scale.ts';
import { english } from '../english.ts';
import { legendShapes, type ChartDrawing } from './chart-frame.ts';
import { drawBarChart } from './draw-bar-chart.ts';
import { drawLineChart } from './draw-line-chart.ts';
import { drawPieChart } from './draw-pie-chart.ts';

/** A table of four series is as wide as a page. More series are in another table. */
const MOST_SERIES = 4;

function drawFigures(chart: Chart): ChartDrawing | undefined {
  const { kind, series, categories } = chart;
  if (kind === 'table') return undefined;
  const names = kind === 'pie' ? categories : series.map(({ name }) => name);
  const legend =
    names.length > 1 || kind === 'pie'
      ? legendShapes(names, kind === 'line' ? 'line' : 'fill', CONTENT_WIDTH)
      : { height: 0, shapes: [] };
  const drawing = { line: drawLineChart, bar: drawBarChart, pie: drawPieChart }[kind](chart, legend.height);
  return { height: drawing.height, shapes: [...legend.shapes, ...drawing.shapes] };
}

/** The figures of a chart, a row for every category. */
function figureTables({ categoryLabel, categories, series }: Chart): PdfBlock[] {
  const groups = Array.from({ length: Math.ceil(series.length / MOST_SERIES) }, (_, place) =>
    series.slice(place * MOST_SERIES, (place + 1) * MOST_SERIES),
  );
  return groups.map((group): PdfBlock => ({
    kind: 'table',
    language: 'en',
    columns: [categoryLabel, ...group.map(({ name }) => name)],
    rows: categories.map((category, place) => [
      category,
      ...group.map(({ values }) => formatChartValue(values[place] ?? 0)),
    ]),
  }));
}

/** A chart as its page shows it: drawn from its figures, which follow as a table. A chart of the kind `table` is the table alone. */
export function describeChart(chart: Chart): PdfBlock[] {
  const { title, unit, source } = chart;
  const name = unit === '' ? title : `${title} (${unit})`;
  const drawing = drawFigures(chart);
  return [
    { kind: 'text', tone: 'strong', keep: true, text: english(name) },
    ...(drawing ? [{ kind: 'drawing', label: english(name), ...drawing } as const] : []),
    ...figureTables(chart),
    ...(source === undefined ? [] : [{ kind: 'text', tone: 'quiet', text: english(source) } as const]),
  ];
}
