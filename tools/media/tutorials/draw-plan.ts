import type { SlidePlan } from '#features/tutorials/domain/slide-element.ts';
import { escapeHtml, nodeName } from './draw-text.ts';

type Shape = SlidePlan['shapes'][number];

const WIDTH = 100;
const HEIGHT = 56;

const english = (label: Shape['label']) => (typeof label === 'string' ? label : (label?.en ?? ''));
const chinese = (label: Shape['label']) => (typeof label === 'object' ? label['zh-Hant'] : '');

function drawLabel(label: Shape['label'], x: number, y: number): string {
  if (label === undefined) return '';
  const below = chinese(label);
  return `<g class="upright"><text class="name" x="${x}" y="${y + 1}" text-anchor="middle">${escapeHtml(english(label))}</text>
    ${below ? `<text class="name zh" x="${x}" y="${y + 4}" text-anchor="middle">${escapeHtml(below)}</text>` : ''}</g>`;
}

function pathOf(points: readonly number[]): string {
  const pairs = points.flatMap((x, i) => (i % 2 === 0 ? [[x, points[i + 1] ?? 0]] : []));
  return pairs.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join(' ');
}

function drawShape(
  id: string,
  { name, kind, x = 0, y = 0, w = 10, h = 8, points = [], label }: Shape,
): string {
  const box = `x="${x}" y="${y}" width="${w}" height="${h}"`;
  const middle = drawLabel(label, x + w / 2, y + h / 2);
  const drawn = {
    room: () => `<rect class="shape room" ${box} rx="0.8"/>${middle}`,
    water: () =>
      `<ellipse class="shape water" cx="${x + w / 2}" cy="${y + h / 2}" rx="${w / 2}" ry="${h / 2}"/>${middle}`,
    trees: () =>
      [0.2, 0.5, 0.8]
        .map(
          (part, i) =>
            `<circle class="shape tree" cx="${x + w * part}" cy="${y + h * (i === 1 ? 0.35 : 0.6)}" r="${Math.min(w, h) / 4}"/>`,
        )
        .join('') + drawLabel(label, x + w / 2, y + h + 1),
    label: () => drawLabel(label, x, y),
    pin: () =>
      `<path class="shape pin" d="M${x} ${y} l-1.7 -3.4 a1.9 1.9 0 1 1 3.4 0 z"/>${drawLabel(label, x, y + 2.4)}`,
    road: () =>
      `<path class="road" d="${pathOf(points)}"/>${drawLabel(label, points[0] ?? 0, points[1] ?? 0)}`,
    path: () =>
      `<path class="way stroke" pathLength="1" d="${pathOf(points)}"/><path class="walker" d="M1.6 0 L-1.2 -1.2 L-1.2 1.2 Z" style="offset-path:path('${pathOf(points)}')"/>`,
  }[kind]();
  return `<g class="${kind}" ${nodeName(`${id}.${name}`)}>${drawn}</g>`;
}

/** A plan or a map as SVG. Only `walk` moves the arrow of a path. */
export function drawPlan({ id, shapes }: SlidePlan): string {
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}"><g class="sheet">${shapes.map((shape) => drawShape(id, shape)).join('')}</g></svg>`;
}
