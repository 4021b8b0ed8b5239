import { type Band, type BandRow, bandForRaw } from '../bands/band.ts';
import type { QuestionMark } from './mark-section.ts';

export type UpheldMarks = {
  readonly marks: readonly QuestionMark[];
  readonly rawScore: number;
  readonly band: Band;
};

/**
 * The marks of a section after an appeal was upheld. The answer counts as right, and the band follows by the test's own
 * table. Undefined when nothing changes: the question is unknown, was right already, or was left blank.
 */
export function upholdMark(
  marks: readonly QuestionMark[],
  number: number,
  bands: readonly BandRow[],
): UpheldMarks | undefined {
  const mark = marks.find((each) => each.number === number);
  if (!mark || mark.right || mark.rule === 'blank') return undefined;
  const upheld = marks.map((each): QuestionMark =>
    each === mark ? { ...each, right: true, rule: 'upheld' } : each,
  );
  const rawScore = upheld.filter(({ right }) => right).length;
  return { marks: upheld, rawScore, band: bandForRaw(bands, rawScore) };
}
