import { CONTENT_WIDTH } from '#platform/pdf/pdf-look.ts';
import type { PdfShape } from '#platform/pdf/pdf-shape.ts';
import type { Chart } from '#ielts/paper/writing-paper.ts';
import { chartScale, formatWithUnit } from '#ielts/charts/chart-scale.ts';
import { axisShapes, EM, shareOf, textWidth, words, type ChartDrawing, type Plot } from './chart-frame.ts';
import { seriesFill } from './series-look.ts';

/** The share of its room that a group of bars fills. */
const FILLED = 0.72;

/** Bars in groups, a group for every category: upright where the names have room, else lying. `top`: where the drawing starts. */
export function drawBarChart(chart: Chart, top: number): ChartDrawing {
  const longest = Math.max(...chart.categories.map(textWidth));
  const room = (CONTENT_WIDTH - EM * 4) / chart.categories.length;
  const isUpright = longest + EM * 0.5 <= room && room / chart.series.length >= EM * 1.6;
  return isUpright ? drawUpright(chart, top) : drawLying(chart, top);
}

const scaleOf = ({ series, unit }: Chart) =>
  chartScale(
    series.flatMap(({ values }) => values),
    unit,
  );

function drawUpright(chart: Chart, top: number): ChartDrawing {
  const { series, categories, unit } = chart;
  const scale = scaleOf(chart);
  const left = Math.max(...scale.ticks.map((tick) => textWidth(formatWithUnit(tick, unit)))) + EM;
  const plot: Plot = { left, top: top + EM * 1.6, width: CONTENT_WIDTH - left, height: 150 };
  const room = plot.width / categories.length;
  const bar = Math.min((room * FILLED) / series.length, 44);
  const yOf = (value: number) => plot.top + (1 - shareOf(value, scale)) * plot.height;
  const bottom = plot.top + plot.height;
  const groups = categories.flatMap((category, place): PdfShape[] => {
    const middle = plot.left + (place + 0.5) * room;
    return [
      ...series.flatMap(({ values }, i) => {
        const value = values[place] ?? 0;
        const x = middle + (i - series.length / 2) * bar;
        const [from, to] = [yOf(Math.max(0, value)), yOf(Math.min(0, value))];
        return [
          seriesFill(i, `M${x} ${from}h${bar}V${to}h${-bar}Z`),
          words(formatWithUnit(value, ''), x + bar / 2, value < 0 ? to + EM : from - 2.5, 'middle', true),
        ];
      }),
      words(category, middle, bottom + EM * 1.5, 'middle'),
    ];
  });
  return { height: bottom + EM * 2.1, shapes: [...axisShapes(plot, scale, unit, 'up'), ...groups] };
}

/** Each category has its name on a separate line, above its bars. */
function drawLying(chart: Chart, top: number): ChartDrawing {
  const { series, categories, unit } = chart;
  const scale = scaleOf(chart);
  const bar = Math.min(EM * 1.25, 300 / (categories.length * series.length));
  const room = EM * 1.7 + bar * series.length + EM * 0.8;
  const plot: Plot = { left: 4, top, width: CONTENT_WIDTH - EM * 5, height: room * categories.length };
  const xOf = (value: number) => plot.left + shareOf(value, scale) * plot.width;
  const groups = categories.flatMap((category, place): PdfShape[] => {
    const from = plot.top + place * room;
    return [
      words(category, plot.left + 3, from + EM * 1.3, 'left'),
      ...series.flatMap(({ values }, i) => {
        const value = values[place] ?? 0;
        const [start, end] = [xOf(Math.min(0, value)), xOf(Math.max(0, value))];
        const y = from + EM * 1.7 + i * bar;
        return [
          seriesFill(i, `M${start} ${y}H${end}v${bar}H${start}Z`),
          words(formatWithUnit(value, unit), end + 3, y + bar * 0.5 + EM * 0.36, 'left', true),
        ];
      }),
    ];
  });
  const height = plot.top + plot.height + EM * 2;
  return { height, shapes: [...axisShapes(plot, scale, unit, 'right'), ...groups] };
}
