import { CONTENT_WIDTH } from '#platform/pdf/pdf-look.ts';
import type { PdfShape } from '#platform/pdf/pdf-shape.ts';
import type { Chart } from '#ielts/paper/writing-paper.ts';
import { chartScale, formatWithUnit } from '#ielts/charts/chart-scale.ts';
import { axisShapes, EM, shareOf, textWidth, words, type ChartDrawing, type Plot } from './chart-frame.ts';
import { seriesLine, seriesMark } from './series-look.ts';

/** A line for every series over the categories, which are at equal distances. `top`: where the drawing starts. */
export function drawLineChart({ series, categories, unit }: Chart, top: number): ChartDrawing {
  const scale = chartScale(
    series.flatMap(({ values }) => values),
    unit,
  );
  const left = Math.max(...scale.ticks.map((tick) => textWidth(formatWithUnit(tick, unit)))) + EM;
  const plot: Plot = { left, top: top + EM, width: CONTENT_WIDTH - left - EM * 2, height: 170 };
  const last = categories.length - 1;
  const xOf = (place: number) => plot.left + (last === 0 ? 0.5 : place / last) * plot.width;
  const yOf = (value: number) => plot.top + (1 - shareOf(value, scale)) * plot.height;
  const longest = Math.max(...categories.map(textWidth));
  const every = Math.max(1, Math.ceil((longest + EM * 0.6) / (plot.width / Math.max(1, last))));
  const bottom = plot.top + plot.height;
  const names = categories.flatMap((name, place): PdfShape[] => [
    { kind: 'path', d: `M${xOf(place)} ${bottom}v3`, stroke: { colour: 'ink', width: 0.8 } },
    // Where names have too little room some between are left out. The last one always has its name.
    ...((last - place) % every === 0 ? [words(name, xOf(place), bottom + EM * 1.6, 'middle')] : []),
  ]);
  const lines = series.flatMap(({ values }, place) => [
    seriesLine(place, values.map((value, i) => `${i === 0 ? 'M' : 'L'}${xOf(i)} ${yOf(value)}`).join('')),
    ...values.map((value, i) => seriesMark(place, xOf(i), yOf(value))),
  ]);
  return { height: bottom + EM * 2.2, shapes: [...axisShapes(plot, scale, unit, 'up'), ...names, ...lines] };
}
