import type { GapQuestion } from './questions.ts';

/** A line of a form, of notes, of a flow chart or a summary; `{7}` is the gap of question 7. */
export type Line = {
  readonly text: string;
  /** Of a form: the name of the line, such as Address. */
  readonly label?: string | undefined;
  /** Of notes: a heading within them, or how far the line is indented. */
  readonly heading?: boolean | undefined;
  readonly indent?: number | undefined;
};

const GAP = /\{(\d+)\}/g;

/** How another question's gap is printed in the text of a question. */
export const OTHER_GAP = '______';

/**
 * The gaps of a text that contains `{7}`, `{8}`, …: each with the text around it. The other gaps are shown as lines.
 */
export function gapsOf(text: string): GapQuestion[] {
  const gaps: GapQuestion[] = [];
  const pattern = new RegExp(GAP);
  // Safari 12 has no matchAll.
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const before = text.slice(0, found.index).replace(GAP, OTHER_GAP);
    const after = text.slice(pattern.lastIndex).replace(GAP, OTHER_GAP);
    gaps.push({ number: Number(found[1]), text: `${before}{gap}${after}` });
  }
  return gaps;
}

/** The gaps of lines, in their order; a form's label is printed before its line. */
export function gapsOfLines(lines: readonly Line[]): GapQuestion[] {
  return lines.flatMap(({ label, text }) => gapsOf(label ? `${label}: ${text}` : text));
}

/** The gaps of a table, row by row. */
export function gapsOfRows(rows: readonly (readonly string[])[]): GapQuestion[] {
  return rows.flatMap((row) => row.flatMap(gapsOf));
}

/** A text split at its gaps: strings, and the numbers of the gaps between them. */
export function splitAtGaps(text: string): (string | number)[] {
  return text
    .split(/(\{\d+\})/)
    .filter((piece) => piece !== '')
    .map((piece) => (/^\{\d+\}$/.test(piece) ? Number(piece.slice(1, -1)) : piece));
}
