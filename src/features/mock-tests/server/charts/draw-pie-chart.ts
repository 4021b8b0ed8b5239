import { CONTENT_WIDTH } from '#platform/pdf/pdf-look.ts';
import type { PdfShape } from '#platform/pdf/pdf-shape.ts';
import type { Chart } from '#ielts/paper/writing-paper.ts';
import { formatWithUnit } from '#ielts/charts/chart-scale.ts';
import { pieSlices, pointAt } from '#ielts/charts/pie-slices.ts';
import { EM, words, type ChartDrawing } from './chart-frame.ts';
import { seriesFill } from './series-look.ts';

const MOST_IN_ROW = 3;
const RADIUS = 58;

/** A slice as an SVG path around a point. A whole pie is two halves, because an arc cannot end at its start. */
function slicePath({ from, to }: { from: number; to: number }, x: number, y: number): string {
  const point = (turn: number) => {
    const [dx, dy] = pointAt(turn, RADIUS);
    return `${(x + dx).toFixed(2)} ${(y + dy).toFixed(2)}`;
  };
  const arc = (turn: number, isLarge: boolean) =>
    `A${RADIUS} ${RADIUS} 0 ${isLarge ? 1 : 0} 1 ${point(turn)}`;
  if (to - from >= 1) return `M${point(from)}${arc(from + 0.5, false)}${arc(to, false)}Z`;
  return `M${x} ${y}L${point(from)}${arc(to, to - from > 0.5)}Z`;
}

/** A pie for every series with the values around it. `top` is where the drawing starts. */
export function drawPieChart({ series, unit }: Chart, top: number): ChartDrawing {
  const inRow = Math.min(series.length, MOST_IN_ROW);
  const room = CONTENT_WIDTH / inRow;
  const nameHeight = series.length > 1 ? EM * 1.6 : 0;
  const rowHeight = nameHeight + 2 * (RADIUS + EM * 2.2);
  const shapes = series.flatMap(({ name, values }, place): PdfShape[] => {
    const x = room * ((place % inRow) + 0.5);
    const from = top + Math.floor(place / inRow) * rowHeight;
    const y = from + nameHeight + RADIUS + EM * 2.2;
    const slices = pieSlices(values).flatMap((slice, i): PdfShape[] => {
      const [dx, dy] = pointAt((slice.from + slice.to) / 2, RADIUS + EM * 1.4);
      const value = words(formatWithUnit(values[i] ?? 0, unit), x + dx, y + dy + EM * 0.36, 'middle', true);
      return slice.to > slice.from ? [seriesFill(i, slicePath(slice, x, y)), value] : [value];
    });
    return [...(series.length > 1 ? [words(name, x, from + EM, 'middle', true)] : []), ...slices];
  });
  return { height: top + Math.ceil(series.length / inRow) * rowHeight, shapes };
}
