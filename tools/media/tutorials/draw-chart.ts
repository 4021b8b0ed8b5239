import type { SlideChart } from '#features/tutorials/domain/slide-element.ts';
import { escapeHtml, nodeName } from './draw-text.ts';

/** Of the whole slide, and of one column of it. */
const WIDTHS = { whole: 1000, column: 560 };
const HEIGHT = 330;
const LEFT = 70;
const BOTTOM = 284;
const TOP = 24;

const niceTop = (most: number) => {
  const step = 10 ** Math.floor(Math.log10(Math.max(most, 1)));
  return Math.ceil(most / (step / 2)) * (step / 2);
};

/** A bar or line chart as SVG; names are at the lines or in a legend, values at their marks. */
export function drawChart({ id, kind, unit = '', max, categories, series, column }: SlideChart): string {
  const width = column === undefined ? WIDTHS.whole : WIDTHS.column;
  const top = max ?? niceTop(1.08 * Math.max(...series.flatMap(({ values }) => values)));
  const y = (value: number) => BOTTOM - ((BOTTOM - TOP) * value) / top;
  const slot = (width - LEFT - 20) / categories.length;
  const x = (place: number) => LEFT + slot * (place + 0.5);
  const lines = [0, 0.5, 1].map((part) => {
    const value = top * part;
    return `<line class="grid" x1="${LEFT}" x2="${width - 10}" y1="${y(value)}" y2="${y(value)}"/>
      <text class="scale" x="${LEFT - 12}" y="${y(value) + 8}" text-anchor="end">${value}${escapeHtml(unit)}</text>`;
  });
  const names = categories.map(
    (name, i) =>
      `<text class="scale" x="${x(i)}" y="${BOTTOM + 34}" text-anchor="middle">${escapeHtml(name)}</text>`,
  );
  const drawn =
    kind === 'bar'
      ? series.map(({ values }, s) => {
          const bar = Math.min(90, (slot * 0.7) / series.length);
          const bars = values.map((value, i) => {
            const left = x(i) + (s - series.length / 2) * bar;
            return `<g ${nodeName(`${id}.${s + 1}.${i + 1}`)}><rect class="shape fill-${s} draw-y" x="${left}" y="${y(value)}" width="${bar - 6}" height="${BOTTOM - y(value)}"/>
              <text class="value" x="${left + bar / 2 - 3}" y="${y(value) - 8}" text-anchor="middle">${value}</text></g>`;
          });
          return `<g ${nodeName(`${id}.${s + 1}`)}>${bars.join('')}</g>`;
        })
      : series.map(({ values }, s) => {
          const path = values.map((value, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${y(value)}`).join(' ');
          const dots = values.map(
            (
              value,
              i,
            ) => `<g ${nodeName(`${id}.${s + 1}.${i + 1}`)}><circle class="shape fill-${s}" cx="${x(i)}" cy="${y(value)}" r="8"/>
              <text class="value" x="${x(i)}" y="${y(value) - 16}" text-anchor="middle">${value}</text></g>`,
          );
          return `<g ${nodeName(`${id}.${s + 1}`)}><path class="line line-${s} stroke" pathLength="1" d="${path}"/>${dots.join('')}</g>`;
        });
  const legend = series.map(
    ({ name }, s) => `<span class="key"><i class="mark-${s}"></i>${escapeHtml(name)}</span>`,
  );
  return `<div class="legend">${legend.join('')}</div>
    <svg viewBox="0 0 ${width} ${HEIGHT}">${lines.join('')}${names.join('')}${drawn.join('')}</svg>`;
}
