import { type GapQuestion, type Line, type MarkedSection, partsOf, type QuestionGroup } from './paper.ts';

const GAP = /\{(\d+)\}/g;

/** Where a gap that is not asked about stands in the text of another. */
const OTHER_GAP = '______';

/** The gaps of a text that holds `{7}`, `{8}`, …: each with the text round it, the other gaps shown as lines. */
export function gapsOf(text: string): GapQuestion[] {
  return [...text.matchAll(GAP)].map((found) => {
    const before = text.slice(0, found.index).replace(GAP, OTHER_GAP);
    const after = text.slice(found.index + found[0].length).replace(GAP, OTHER_GAP);
    return { number: Number(found[1]), text: `${before}{gap}${after}` };
  });
}

/** The gaps of lines, in their order; a form's label stands before its line. */
export function gapsOfLines(lines: readonly Line[]): GapQuestion[] {
  return lines.flatMap(({ label, text }) => gapsOf(label ? `${label}: ${text}` : text));
}

/** The gaps of a table, row by row. */
export function gapsOfRows(rows: readonly (readonly string[])[]): GapQuestion[] {
  return rows.flatMap((row) => row.flatMap(gapsOf));
}

/** A text taken apart at its gaps: strings, and the numbers of the gaps between them. */
export function splitAtGaps(text: string): (string | number)[] {
  return text
    .split(/(\{\d+\})/)
    .filter((piece) => piece !== '')
    .map((piece) => (/^\{\d+\}$/.test(piece) ? Number(piece.slice(1, -1)) : piece));
}

export function groupNumbers(group: QuestionGroup): number[] {
  return group.questions.map(({ number }) => number);
}

/** The numbers of a section's questions, in the order of the paper. */
export function listQuestionNumbers(section: MarkedSection): number[] {
  return partsOf(section).flatMap(({ groups }) => groups.flatMap(groupNumbers));
}

/** The first number of every part but the first, in the order of the paper. */
export function listPartStarts(section: MarkedSection): number[] {
  return partsOf(section)
    .slice(1)
    .flatMap(({ groups }) => groups.flatMap(groupNumbers).slice(0, 1));
}

/** The ends of a range stay on one line. */
const TO = '–\u2060';

/** Numbers in their order, with three or more that follow each other as a range: `2–6`, `8`, `9`. */
export function listRanges(numbers: readonly number[]): string[] {
  const runs: number[][] = [];
  for (const number of numbers) {
    const run = runs[runs.length - 1];
    if (run && run[run.length - 1] === number - 1) run.push(number);
    else runs.push([number]);
  }
  return runs.flatMap((run) => (run.length < 3 ? run.map(String) : [`${run[0]}${TO}${run[run.length - 1]}`]));
}

/** The place of the part that asks a question; the first is 0. A number that nobody asks belongs to the first part. */
export function partOfQuestion(parts: MarkedSection['parts'], number: number): number {
  const place = [...parts].findIndex(({ groups }) =>
    groups.some((group) => groupNumbers(group).includes(number)),
  );
  return Math.max(0, place);
}
