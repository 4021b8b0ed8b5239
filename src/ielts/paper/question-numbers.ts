import type { QuestionGroup } from '../question-types/registry.ts';
import { type MarkedSection, partsOf } from './paper.ts';

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

/** The index of a question's part, from 0. An unknown number belongs to the first part. */
export function partOfQuestion(parts: MarkedSection['parts'], number: number): number {
  const place = [...parts].findIndex(({ groups }) =>
    groups.some((group) => groupNumbers(group).includes(number)),
  );
  return Math.max(0, place);
}
