import type { PdfShape } from '#platform/pdf/pdf-shape.ts';
import { formatWithUnit, type ChartScale } from '#ielts/charts/chart-scale.ts';
import { seriesFill, seriesLine, seriesMark } from './series-look.ts';

/** A drawing and its height in points. */
export type ChartDrawing = { readonly height: number; readonly shapes: readonly PdfShape[] };

/** The size of the letters in a chart, in points. */
export const EM = 8;

/** Where the figures of a chart are drawn. */
export type Plot = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** About how wide a text is drawn. */
export function textWidth(text: string): number {
  return text.length * EM * 0.56;
}

/** Where a value lies along its axis, from 0 at its lower end to 1. */
export function shareOf(value: number, { bottom, top }: ChartScale): number {
  return (value - bottom) / (top - bottom || 1);
}

export function words(
  text: string,
  x: number,
  y: number,
  align: 'left' | 'middle' | 'right',
  strong = false,
): PdfShape {
  return { kind: 'words', text, x, y, align, strong };
}

/** The lines across a plot with their values. `up`: values grow upwards; `right`: to the right. */
export function axisShapes(
  plot: Plot,
  scale: ChartScale,
  unit: string,
  direction: 'up' | 'right',
): PdfShape[] {
  return scale.ticks.flatMap((tick): PdfShape[] => {
    const share = shareOf(tick, scale);
    const x = plot.left + share * plot.width;
    const y = plot.top + (1 - share) * plot.height;
    const isUp = direction === 'up';
    return [
      {
        kind: 'path',
        d: isUp ? `M${plot.left} ${y}h${plot.width}` : `M${x} ${plot.top}v${plot.height}`,
        stroke: tick === 0 ? { colour: 'ink', width: 0.8 } : { colour: 'line', width: 0.6 },
      },
      isUp
        ? words(formatWithUnit(tick, unit), plot.left - EM * 0.6, y + EM * 0.35, 'right')
        : words(formatWithUnit(tick, unit), x, plot.top + plot.height + EM * 1.3, 'middle'),
    ];
  });
}

/** Which look belongs to which name, in rows as wide as the page. */
export function legendShapes(names: readonly string[], look: 'line' | 'fill', width: number): ChartDrawing {
  const rowHeight = EM * 1.9;
  const swatch = 22;
  let x = 0;
  let y = EM;
  const shapes = names.flatMap((name, place): PdfShape[] => {
    const needed = swatch + 6 + textWidth(name) + 18;
    if (x > 0 && x + needed > width) {
      x = 0;
      y += rowHeight;
    }
    const left = x;
    x += needed;
    const sign =
      look === 'line'
        ? [seriesLine(place, `M${left} ${y - 3}h${swatch}`), seriesMark(place, left + swatch / 2, y - 3)]
        : [seriesFill(place, `M${left + 4} ${y - 7}h14v9h-14Z`)];
    return [...sign, words(name, left + swatch + 6, y, 'left')];
  });
  return { height: y + EM * 0.9, shapes };
}
