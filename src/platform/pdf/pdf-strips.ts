import type { Language } from '../i18n/language.ts';
import type { PdfText } from './pdf-content.ts';
import { CONTENT_WIDTH, PAGE, type Setting, type SettingName } from './pdf-look.ts';
import type { Paper, Strip, Tag } from './pdf-paper.ts';

export type Words = {
  readonly text: PdfText;
  readonly setting: SettingName;
  readonly tag: Tag;
  /** Points from the left of the content. Default: 0. */
  readonly left?: number;
  readonly width?: number;
  readonly before?: number;
  /** `centre`: each line in the middle of its width. Default: from its left. */
  readonly align?: 'centre';
  /** The last line stays with the next strip. */
  readonly keep?: boolean;
  /** Drawn beside each line, under it. */
  readonly behind?: (top: number, height: number) => void;
};

/** Words as strips, one for each line. No line is left alone before or after a page break. */
export function wordStrips(paper: Paper, language: Language, words: Words): Strip[] {
  const {
    text,
    tag,
    left = 0,
    width = CONTENT_WIDTH - left,
    before = 0,
    keep = false,
    align,
    behind,
  } = words;
  const setting = paper.set(words.setting, text.language ?? language);
  const lines = paper.layOut(text.text, setting, width);
  const last = lines.length - 1;
  const spokenTag: Tag = text.language ? { ...tag, options: { ...tag.options, lang: text.language } } : tag;
  return lines.map((line, place) => ({
    height: setting.leading,
    before: place === 0 ? before : 0,
    blank: line.runs.length === 0,
    keep: place === last ? keep : place === 0 || place === last - 1,
    draw(top) {
      if (behind) paper.decorate(() => behind(top, setting.leading));
      const indent = align ? (width - line.width) / 2 : 0;
      if (line.runs.length > 0)
        paper.tagged(spokenTag, () => paper.drawLine(line, setting, PAGE.side + left + indent, top));
    },
  }));
}

/** Two columns of words as one list of strips: each line of one next to the same line of the other. */
export function besides(one: readonly Strip[], other: readonly Strip[]): Strip[] {
  const rows = Math.max(one.length, other.length);
  return Array.from({ length: rows }, (_, place) => {
    const pair = [one[place], other[place]].flatMap((strip) => strip ?? []);
    return {
      height: Math.max(...pair.map(({ height }) => height)),
      before: Math.max(...pair.map(({ before = 0 }) => before)),
      keep: pair.some(({ keep }) => keep === true),
      draw: (top: number) => pair.forEach(({ draw }) => draw(top)),
    };
  });
}

/** The same strips, all on one page where it can hold them. `next`: with the strips that follow them. */
export function together(strips: readonly Strip[], next = false): Strip[] {
  return strips.map((strip, place) => ({
    ...strip,
    keep: next || place < strips.length - 1 || (strip.keep ?? false),
  }));
}

/** A line across. */
export function rule(paper: Paper, top: number, colour: Setting['colour'], left = 0): void {
  paper.document
    .lineWidth(0.6)
    .strokeColor(colour)
    .moveTo(PAGE.side + left, top)
    .lineTo(PAGE.width - PAGE.side, top)
    .stroke();
}
