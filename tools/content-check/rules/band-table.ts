import { type BandRow, type BandTableProblem, checkBandTable } from '#ielts/bands/band.ts';
import { expectedAnswers } from '#ielts/paper/expected-answers.ts';
import { listCheckedSections } from '../checked-sections.ts';
import type { ContentRule } from '../content-rule.ts';

const PROBLEMS = {
  'no-rows': 'The table is empty.',
  'raw-not-whole': 'minRaw is no whole number from 0 on.',
  'raw-above-most': 'minRaw is more than there are questions.',
  'raw-not-falling': 'minRaw does not fall.',
  'raw-0-missing': 'The last row does not begin at 0.',
  'band-not-half-or-whole': 'The band is neither whole nor half.',
  'band-outside-0-to-9': 'The band is not from 0 to 9.',
  'band-not-falling': 'The band does not fall.',
} as const satisfies Record<BandTableProblem['problem'], string>;
const HOW = 'Go from band 9 down to raw score 0, in a full test by half bands; both columns fall.';

/** A test of full length has every half band from 9 to this one. */
const LEAST_TOLD = 3;

/** The half bands that a table leaves out, each with the row before which it would stand. */
function skippedBands(bands: readonly BandRow[]): { readonly row: number; readonly band: number }[] {
  return Array.from({ length: (9 - LEAST_TOLD) * 2 + 1 }, (_, halves) => 9 - halves / 2)
    .filter((band) => !bands.some((row) => row.band === band))
    .map((band) => ({
      row: Math.max(
        0,
        bands.findIndex((row) => row.band < band),
      ),
      band,
    }));
}

/** The table of bands goes from 9 down to raw score 0 and gives a band to every raw score; in a full test it skips none from 9 to 3. */
export const bandTable: ContentRule = {
  name: 'band-table',
  check: (content) =>
    listCheckedSections(content).flatMap(({ module, form, section, answerKey: { bands }, files }) => {
      const problem = (row: number, what: string) => ({
        file: files.key,
        place: `${section.skill} bands row ${row + 1}`,
        what,
        how: HOW,
      });
      const found = checkBandTable(bands, expectedAnswers(section).length);
      return [
        ...(bands[0]?.band === 9 ? [] : [problem(0, 'Every answer right does not give band 9.')]),
        ...(form === 'full' && module !== 'demonstration' ? skippedBands(bands) : []).map(({ row, band }) =>
          problem(row, `Band ${band} is skipped.`),
        ),
        ...found.map(({ row, problem: name }) => problem(row, PROBLEMS[name])),
      ];
    }),
};
