import type { ContentProblem } from '#platform/content/content-problem.ts';
import { type JudgedMeasure, judgeMeasures, listNeedless } from '../bounds/judge-measures.ts';
import { BOUND_CHECKS, boundText, valueText } from '../bounds/measure.ts';
import { measurePaper } from '../bounds/measure-paper.ts';
import type { ContentRule } from '../content-rule.ts';

const FILE = 'paper-exceptions.json';

/**
 * The values of a mock test are inside their bounds, or outside as content/paper-exceptions.json says. An exception that
 * is not needed any more is reported, too. A paper that is half-written has no values yet.
 */
export const paperBounds: ContentRule = {
  name: 'paper-bounds',
  check(content) {
    const exceptions = content.paperExceptions?.value.exceptions ?? [];
    const judged = content.papers.map(({ file, value: { slug } }) => ({
      file,
      measures: judgeMeasures(slug, measurePaper(content, slug) ?? [], exceptions),
    }));
    const needless = listNeedless(
      exceptions,
      judged.flatMap(({ measures }) => measures),
    );
    return [
      ...judged.flatMap(({ file, measures }) => measures.flatMap((each) => problemOf(file, each))),
      ...needless.map(({ paper, check, place }) => ({
        file: FILE,
        place: `exceptions.${exceptions.findIndex(
          (each) => each.paper === paper && each.check === check && each.place === place,
        )}`,
        what: `${paper} keeps the bound “${check}” of ${place}, or has no such value.`,
        how: 'Delete the exception.',
      })),
    ];
  },
};

function problemOf(file: string, { measure, verdict, exception }: JudgedMeasure): ContentProblem[] {
  if (verdict === 'inside' || verdict === 'known') return [];
  const detail = measure.detail ? ` (${measure.detail})` : '';
  const what = `${capital(BOUND_CHECKS[measure.check])}: ${valueText(measure)}${detail}.`;
  const before = verdict === 'worse' ? ` It was ${exception?.measured} when the exception was written.` : '';
  return [
    { file, place: measure.place, what: `${what}${before}`, how: `The bound is ${boundText(measure)}.` },
  ];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
