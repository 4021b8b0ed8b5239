import { parseMarkedText, type TextPiece } from '#features/tutorials/domain/marked-text.ts';
import type { SlideText } from '#features/tutorials/domain/slide-element.ts';

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string) => text.replace(/[&<>"]/gu, (sign) => SIGNS[sign] ?? sign);

/** An attribute by which cues find a node. */
export const nodeName = (path: string) => `data-n="${escapeHtml(path)}"`;

function drawPiece(id: string, { text, name, isGap }: TextPiece): string {
  const words = escapeHtml(text);
  if (name === undefined) return words;
  const part = `<span class="part" ${nodeName(`${id}.${name}`)}>${words}</span>`;
  return isGap ? `<span class="gap">${part}</span>` : part;
}

/** A text with its parts, the Chinese of a label smaller behind it. `id` is the element's. */
export function drawText(id: string, text: SlideText): string {
  const english = typeof text === 'string' ? text : text.en;
  const drawn = parseMarkedText(english)
    .map((piece) => drawPiece(id, piece))
    .join('');
  if (typeof text === 'string') return `<span class="en">${drawn}</span>`;
  const chinese = parseMarkedText(text['zh-Hant'])
    .map((piece) => piece.text)
    .join('');
  return `<span class="en">${drawn}</span> <span class="zh" lang="zh-Hant">${escapeHtml(chinese)}</span>`;
}

/** A block with a path of its own. */
export function drawBlock(id: string, path: string, text: SlideText, kind: string): string {
  return `<div class="${kind}" ${nodeName(`${id}.${path}`)}>${drawText(id, text)}</div>`;
}
