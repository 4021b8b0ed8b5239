import type { CompareColumn, SlideElement, SlideText } from '#features/tutorials/domain/slide-element.ts';
import { fillsOf } from '#ui/band-marks.ts';
import { drawChart } from './draw-chart.ts';
import { drawPlan } from './draw-plan.ts';
import { drawBlock, drawText, escapeHtml, nodeName } from './draw-text.ts';
import { drawTimeline } from './draw-timeline.ts';

const CROSS = '<i class="sign cross"><svg viewBox="0 0 24 24"><path d="M5 5 19 19M19 5 5 19"/></svg></i>';
const TICK = '<i class="sign tick-sign"><svg viewBox="0 0 24 24"><path d="M4 13l5 5L20 6"/></svg></i>';
/** Heights of the bars of a wave, in per cent. */
const WAVE = Array.from({ length: 56 }, (_, i) =>
  Math.round(18 + 74 * Math.abs(Math.sin(i * 1.7) * Math.cos(i * 0.37 + 1))),
);

/** An element of a slide as HTML. Its nodes have `data-n`, by which cues find them. */
export function drawElement(element: SlideElement): string {
  const kind =
    element.type === 'line' ? `line ${element.size ?? 'normal'} ${element.tone ?? 'plain'}` : element.type;
  return `<section class="element ${kind}" ${nodeName(element.id)}>${drawInside(element)}</section>`;
}

function drawInside(element: SlideElement): string {
  const { id } = element;
  switch (element.type) {
    case 'line':
      return drawText(id, element.text);
    case 'repair':
      return `<div class="wrong" ${nodeName(`${id}.wrong`)}>${CROSS}${drawText(id, element.wrong)}</div>
        <div class="right" ${nodeName(`${id}.right`)}>${TICK}${drawText(id, element.right)}</div>`;
    case 'passage':
      return drawTitle(id, element.title) + drawText(id, element.text);
    case 'wave':
      return drawWave(id, element.text);
    case 'table':
      return drawTable(id, element.head, element.rows);
    case 'compare':
      return (['left', 'right'] as const).map((side) => drawColumn(id, side, element[side])).join('');
    case 'steps':
      return element.items
        .map(
          (text, i) =>
            `<div class="item" ${nodeName(`${id}.${i + 1}`)}><b class="number">${element.numbered ? i + 1 : ''}</b><div>${drawText(id, text)}</div></div>`,
        )
        .join('');
    case 'card':
    case 'notes':
      return (
        drawTitle(id, element.title) +
        element.lines.map((text, i) => drawBlock(id, `${i + 1}`, text, 'item')).join('')
      );
    case 'form':
      return (
        drawTitle(id, element.title) +
        element.rows
          .map(
            ({ label, value }, i) =>
              `<div class="item" ${nodeName(`${id}.${i + 1}`)}><div class="label">${drawText(id, label)}</div><div class="value">${drawText(id, value)}</div></div>`,
          )
          .join('')
      );
    case 'question':
      return drawQuestion(element);
    case 'dialogue':
      return element.turns
        .map(
          ({ who, text }, i) =>
            `<div class="turn ${who === element.turns[0]?.who ? 'one' : 'other'}" ${nodeName(`${id}.${i + 1}`)}><b>${escapeHtml(who)}</b>${drawText(id, text)}</div>`,
        )
        .join('');
    case 'timeline':
      return drawTimeline(element);
    case 'chart':
      return drawChart(element);
    case 'scale':
      return `<div class="ends"><div ${nodeName(`${id}.from`)}>${drawText(id, element.from)}</div><div ${nodeName(`${id}.to`)}>${drawText(id, element.to)}</div></div><div class="axis"></div>
        ${element.items.map(({ at, label }, i) => `<div class="item" style="left:${at}%" ${nodeName(`${id}.${i + 1}`)}><i class="dot"></i>${drawText(id, label)}</div>`).join('')}`;
    case 'bands':
      return element.rows
        .map(
          ({ label, value }, i) =>
            `<div class="item" ${nodeName(`${id}.${i + 1}`)}><div class="label">${drawText(id, label)}</div>${drawMarks(value)}<b class="number">${value}</b></div>`,
        )
        .join('');
    case 'tiles':
      return `<div class="row">${element.words.map((text, i) => drawBlock(id, `${i + 1}`, text, 'tile')).join('')}</div>
        <div class="bins">${(element.bins ?? []).map((text, i) => drawBlock(id, `bin.${i + 1}`, text, 'bin')).join('')}</div>`;
    case 'tree':
      return element.asks
        .map(
          ({ ask, yes, no }, i) =>
            `<div class="ask" ${nodeName(`${id}.${i + 1}`)}><div class="box">${drawText(id, ask)}</div>
              <div class="yes" ${nodeName(`${id}.${i + 1}.yes`)}><i>yes 是 →</i>${drawText(id, yes)}</div>
              ${no === undefined ? '<div class="down">no 否 ↓</div>' : `<div class="no" ${nodeName(`${id}.${i + 1}.no`)}><i>no 否 →</i>${drawText(id, no)}</div>`}</div>`,
        )
        .join('');
    case 'plan':
      return drawPlan(element);
    case 'screen':
      return drawScreen(element);
    case 'recap':
      return `<div class="keep" ${nodeName(`${id}.keep`)}>${drawText(id, element.keep)}</div>
        <div class="task" ${nodeName(`${id}.task`)}><i class="sign arrow"><svg viewBox="0 0 24 24"><path d="M4 12h15M13 6l6 6-6 6"/></svg></i><div>${drawText(id, element.task)}</div></div>`;
    default:
      return element satisfies never;
  }
}

const drawTitle = (id: string, title: SlideText | undefined) =>
  title === undefined ? '' : drawBlock(id, 'title', title, 'title');

function drawWave(id: string, text: string | undefined): string {
  const bars = WAVE.map((height) => `<i style="height:${height}%"></i>`).join('');
  const caption = text === undefined ? '' : `<div class="caption">${drawText(id, text)}</div>`;
  return `<div class="bars">${bars}<div class="played">${bars}</div></div>${caption}`;
}

function drawTable(
  id: string,
  head: readonly SlideText[] | undefined,
  rows: readonly (readonly SlideText[])[],
): string {
  const cells = (texts: readonly SlideText[], tag: string, path: string) =>
    texts
      .map((text, i) => `<${tag} ${nodeName(`${id}.${path}.${i + 1}`)}>${drawText(id, text)}</${tag}>`)
      .join('');
  return `<table>${head ? `<tr>${cells(head, 'th', 'head')}</tr>` : ''}
    ${rows.map((row, i) => `<tr ${nodeName(`${id}.${i + 1}`)}>${cells(row, 'td', `${i + 1}`)}</tr>`).join('')}</table>`;
}

function drawColumn(id: string, side: 'left' | 'right', { title, items }: CompareColumn): string {
  return `<div class="column ${side}" ${nodeName(`${id}.${side}`)}>${drawBlock(id, `${side}.title`, title, 'title')}
    ${items.map((text, i) => drawBlock(id, `${side}.${i + 1}`, text, 'item')).join('')}</div>`;
}

function drawQuestion({
  id,
  text,
  options = [],
  reply,
}: Extract<SlideElement, { type: 'question' }>): string {
  return `<div class="stem">${drawText(id, text)}<div class="ring"><svg viewBox="0 0 60 60"><circle class="track" cx="30" cy="30" r="25"/><circle class="left" pathLength="1" cx="30" cy="30" r="25"/></svg><b>3</b><b>2</b><b>1</b></div></div>
    <div class="options">${options.map((each, i) => `<div class="option" ${nodeName(`${id}.${i + 1}`)}>${TICK}${drawText(id, each)}</div>`).join('')}</div>
    ${reply === undefined ? '' : `<div class="reply" ${nodeName(`${id}.reply`)}>${TICK}${drawText(id, reply)}</div>`}`;
}

function drawMarks(value: number): string {
  const marks = fillsOf(value).map(
    (fill, i) =>
      `<rect class="empty" x="${i * 20}" y="${40 - 16 - i * 3}" width="14" height="${16 + i * 3}" rx="3"/>${
        fill === 'empty'
          ? ''
          : `<rect class="filled draw-up" x="${i * 20}" y="${40 - 16 - i * 3}" width="${fill === 'half' ? 7 : 14}" height="${16 + i * 3}" rx="3"/>`
      }`,
  );
  return `<svg class="marks" viewBox="0 0 176 40">${marks.join('')}</svg>`;
}

function drawScreen({
  id,
  clock,
  left,
  right = [],
  questions = 0,
}: Extract<SlideElement, { type: 'screen' }>): string {
  const side = (name: 'left' | 'right', texts: readonly SlideText[]) =>
    texts.length === 0
      ? ''
      : `<div class="side" ${nodeName(`${id}.${name}`)}>${texts.map((text, i) => drawBlock(id, `${name}.${i + 1}`, text, 'item')).join('')}</div>`;
  const numbers = Array.from(
    { length: questions },
    (_, i) => `<b ${nodeName(`${id}.q.${i + 1}`)}>${i + 1}</b>`,
  );
  const button = (name: string, path: string) =>
    `<i class="button" ${nodeName(`${id}.${name}`)}><svg viewBox="0 0 24 24"><path d="${path}"/></svg></i>`;
  return `<div class="bar">${clock === undefined ? '<span></span>' : `<span class="clock" ${nodeName(`${id}.clock`)}>${escapeHtml(clock)}</span>`}
      <span>${button('highlight', 'M4 20h16M7 15l8-9 3 3-8 8H7z')}${button('notes', 'M5 4h14v16H5zM9 9h6M9 13h6')}</span></div>
    <div class="sides">${side('left', left)}${side('right', right)}</div>
    <div class="bar foot"><span class="numbers">${numbers.join('')}</span>${button('review', 'M6 3v18M6 4h11l-3 4 3 4H6')}</div>`;
}
