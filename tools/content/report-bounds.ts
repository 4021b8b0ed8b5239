import { listCheckedSections } from '../content-check/checked-sections.ts';
import { type JudgedMeasure, judgeMeasures } from '../content-check/bounds/judge-measures.ts';
import { listGuessable } from '../content-check/bounds/list-guessable.ts';
import { BOUND_CHECKS, boundText, valueText } from '../content-check/bounds/measure.ts';
import { measurePaper } from '../content-check/bounds/measure-paper.ts';
import type { Content } from '../content-check/content.ts';
import { textTable } from './text-table.ts';

const VERDICTS = {
  inside: 'ok',
  known: 'known exception',
  outside: 'OUTSIDE',
  worse: 'WORSE THAN KNOWN',
} as const satisfies Record<JudgedMeasure['verdict'], string>;

/**
 * The values of one mock test with their bounds, the voices of each part, and the questions to review. Not ok: a value is
 * outside its bound, and no exception says so.
 */
export function reportBounds(
  content: Content,
  slug: string,
): { readonly ok: boolean; readonly text: string } {
  const measures = measurePaper(content, slug);
  if (!measures) return { ok: true, text: 'Bounds are measured when every place is written.' };
  const judged = judgeMeasures(slug, measures, content.paperExceptions?.value.exceptions ?? []);
  const rows = judged.map(({ measure, verdict }) => [
    `${measure.place}: ${BOUND_CHECKS[measure.check]}`,
    valueText(measure),
    boundText(measure),
    VERDICTS[verdict],
    measure.detail,
  ]);
  const blocks = [
    ...(rows.length > 0 ? [textTable([['Bounds', 'measured', 'bound', 'verdict', 'detail'], ...rows])] : []),
    ...voicesTable(content, slug),
    ...reviewList(content, slug),
  ];
  const ok = judged.every(({ verdict }) => verdict === 'inside' || verdict === 'known');
  return { ok, text: blocks.join('\n\n') };
}

const sectionsOf = (content: Content, slug: string) =>
  listCheckedSections(content).filter(({ files }) => files.paper === `mock-tests/${slug}/paper.json`);

function voicesTable(content: Content, slug: string): string[] {
  const rows = sectionsOf(content, slug).flatMap(({ answerKey }) =>
    answerKey.skill === 'listening'
      ? answerKey.scripts.map(({ speakers }, i) => [
          `part ${i + 1}`,
          Object.entries(speakers)
            .map(([id, { name, voice }]) => `${name ?? id} (${voice})`)
            .join(', '),
        ])
      : [],
  );
  return rows.length > 0 ? [textTable([['Speakers', 'with their voices'], ...rows])] : [];
}

function reviewList(content: Content, slug: string): string[] {
  const rows = sectionsOf(content, slug).flatMap((section) =>
    listGuessable(section).map(({ number, why }) => [`${section.section.skill} ${number}`, why]),
  );
  if (rows.length === 0) return [];
  return [textTable([['To review', 'a sign that it can be answered without the text'], ...rows])];
}
