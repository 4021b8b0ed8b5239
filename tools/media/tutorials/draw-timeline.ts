import type { Timeline } from '#features/tutorials/domain/slide-element.ts';
import { drawText, nodeName } from './draw-text.ts';

/** A repeated event is drawn as so many points. */
const REPEATS = 6;

/** A line of time; labels are above it, each in a row that is free. */
export function drawTimeline({ id, now, ticks = [], items }: Timeline): string {
  const tickMarks = ticks.map(
    ({ at, label }, i) =>
      `<div class="tick" style="left:${at}%" ${nodeName(`${id}.tick.${i + 1}`)}><i></i>${drawText(id, label)}</div>`,
  );
  const nowMark =
    now === undefined
      ? ''
      : `<div class="now" style="left:${now}%"><i></i><span class="en">now</span> <span class="zh">現在</span></div>`;
  const drawn = items.map((item, i) => drawItem(id, item, i));
  return `<div class="axis"></div>${tickMarks.join('')}${nowMark}${drawn.join('')}`;
}

function drawItem(id: string, { name, kind, at, to = at, label }: Timeline['items'][number], row: number) {
  const middle = (at + to) / 2;
  const points = Array.from({ length: REPEATS }, (_, i) => (i * 100) / (REPEATS - 1));
  const body = {
    point: '<i class="dot" style="left:0"></i>',
    span: '<i class="span draw-x"></i>',
    repeat: points.map((x) => `<i class="dot" style="left:${x}%"></i>`).join(''),
  }[kind];
  return `<div class="item" ${nodeName(`${id}.${name}`)}>
    <div class="body" style="left:${at}%;width:${to - at}%">${body}</div>
    <div class="label row-${row % 3} ${edgeOf(middle)}" style="left:${middle}%">${drawText(id, label)}</div></div>`;
}

const edgeOf = (at: number) => (at < 15 ? 'from-left' : at > 85 ? 'from-right' : '');
