import type { SentenceTime } from './plan-times.ts';

export type CaptionLine = SentenceTime & { readonly text: string };

/** Characters in one line of a caption. A Chinese character is as wide as two others. */
const LINE_WIDTH = 44;

const widthOf = (text: string) =>
  [...text].reduce((sum, sign) => sum + (/[\u2e80-\uffef]/u.test(sign) ? 2 : 1), 0);

function twoDigits(value: number, digits = 2): string {
  return String(value).padStart(digits, '0');
}

function timestamp(ms: number): string {
  const [hours, minutes] = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60];
  const seconds = Math.floor(ms / 1000) % 60;
  return `${twoDigits(hours)}:${twoDigits(minutes)}:${twoDigits(seconds)}.${twoDigits(ms % 1000, 3)}`;
}

/** Breaks a caption near its middle when it is too wide for one line. */
function inLines(text: string): string {
  if (widthOf(text) <= LINE_WIDTH) return text;
  const breaks = [...text.matchAll(/ |(?<=[，。：；、！？])(?=[^」』）])/gu)].map(({ index }) => index);
  const middle = text.length / 2;
  const at = breaks.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0];
  return at === undefined ? text : `${text.slice(0, at).trim()}\n${text.slice(at).trim()}`;
}

const escapeCue = (text: string) =>
  text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;');

/** Captions as a WebVTT file. */
export function formatCaptions(lines: readonly CaptionLine[]): string {
  const cues = lines.map(
    ({ id, startMs, endMs, text }) =>
      `${id}\n${timestamp(startMs)} --> ${timestamp(endMs)}\n${escapeCue(inLines(text))}\n`,
  );
  return `WEBVTT\n\n${cues.join('\n')}`;
}
