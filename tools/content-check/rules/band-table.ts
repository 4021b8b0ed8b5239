import { type BandTableProblem, checkBandTable } from '#features/mock-tests/domain/band.ts';
import { askedQuestions } from '#features/mock-tests/domain/mark-section.ts';
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
const HOW = 'Go from band 9 down to raw score 0; both columns fall.';

/** The table of bands goes from 9 down to raw score 0 and gives a band to every raw score. */
export const bandTable: ContentRule = {
  name: 'band-table',
  check: (content) =>
    listCheckedSections(content).flatMap(({ section, answerKey: { bands }, files }) => {
      const problem = (row: number, what: string) => ({
        file: files.key,
        place: `${section.skill} bands row ${row + 1}`,
        what,
        how: HOW,
      });
      const found = checkBandTable(bands, askedQuestions(section).length);
      return [
        ...(bands[0]?.band === 9 ? [] : [problem(0, 'Every answer right does not give band 9.')]),
        ...found.map(({ row, problem: name }) => problem(row, PROBLEMS[name])),
      ];
    }),
};
