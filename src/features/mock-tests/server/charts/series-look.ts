import type { PdfShape } from '#platform/pdf/pdf-shape.ts';
import type { PdfColour } from '#platform/pdf/pdf-look.ts';

/** The colours, dashes and marks of series, as the page has them (`web/charts/series-style.tsx`). */
const COLOURS = ['primary', 'danger', 'focus', 'muted'] as const satisfies readonly PdfColour[];
const DASHES = [
  undefined,
  [6, 3],
  [1.2, 2.6],
  [8, 2.6, 1.2, 2.6],
  [3.2, 2],
  [9, 4],
  [1.2, 4.5],
  [5, 2, 1.2, 2, 1.2, 2],
] as const;

export function seriesColour(place: number): PdfColour {
  return COLOURS[place % COLOURS.length] ?? 'ink';
}

/** The line of a series through its points. */
export function seriesLine(place: number, d: string): PdfShape {
  const dash = DASHES[place % DASHES.length];
  return {
    kind: 'path',
    d,
    stroke: { colour: seriesColour(place), width: 1.4, ...(dash ? { dash } : {}) },
  };
}

/** The fill of a bar or slice, with its edge. */
export function seriesFill(place: number, d: string): PdfShape {
  return {
    kind: 'path',
    d,
    fill: { colour: seriesColour(place), pattern: place },
    stroke: { colour: 'ink', width: 0.6 },
  };
}

/** The shape at a point of a series: circle, square, triangle or diamond. */
export function seriesMark(place: number, x: number, y: number): PdfShape {
  const r = 2.6;
  const outlines = [
    `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`,
    `M${x - r} ${y - r}H${x + r}V${y + r}H${x - r}Z`,
    `M${x} ${y - r * 1.25}L${x + r * 1.2} ${y + r}L${x - r * 1.2} ${y + r}Z`,
    `M${x} ${y - r * 1.3}L${x + r * 1.3} ${y}L${x} ${y + r * 1.3}L${x - r * 1.3} ${y}Z`,
  ];
  return {
    kind: 'path',
    d: outlines[place % outlines.length] ?? '',
    fill: { colour: seriesColour(place) },
    stroke: { colour: 'surface', width: 0.5 },
  };
}
