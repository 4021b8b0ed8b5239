import type { MarkedKey } from './answer-key.ts';
import { type Band, bandForRaw } from '../bands/band.ts';
import type { Mark } from './mark.ts';
import { markAnswer } from './mark-answer.ts';
import { markSharedOptions } from './mark-choice.ts';
import { expectedInGroup } from '../paper/expected-answers.ts';
import { type MarkedSection, partsOf } from '../paper/paper.ts';
import { sharedOptions } from '../paper/shared-options.ts';
import { rulesOf } from '../question-types/registry.ts';

/** A mark with the question's number and the candidate's answer, `''` when there was none. */
export type QuestionMark = Mark & { readonly number: number; readonly given: string };

export type SectionMarks = {
  /** One for every question, in the order of the paper. */
  readonly marks: readonly QuestionMark[];
  /** The count of right answers. Wrong ones cost nothing. */
  readonly rawScore: number;
  readonly maxRaw: number;
  readonly band: Band;
};

/**
 * Marks the answers of one section by question number. Questions without an answer are marked blank; answers
 * to questions the section does not have are ignored. Throws when the key lacks a question, a key is refused,
 * or the band table has a gap: the answer key must have passed `checkAnswerKey`.
 */
export function markSection(
  section: MarkedSection,
  key: MarkedKey,
  answers: ReadonlyMap<number, string>,
): SectionMarks {
  const keys = new Map(key.answers.map((answer) => [answer.number, answer.key]));
  const keyOf = (number: number): string => {
    const answerKey = keys.get(number);
    if (answerKey === undefined) throw new TypeError(`No key for question ${number} of ${section.skill}`);
    return answerKey;
  };
  const marks = partsOf(section).flatMap((part) =>
    part.groups.flatMap((group): readonly QuestionMark[] => {
      const answered = expectedInGroup(group, part).map(({ number, expected }) => ({
        number,
        expected,
        key: keyOf(number),
        given: answers.get(number) ?? '',
      }));
      if (rulesOf(group).inAnyOrder(group)) {
        const names = sharedOptions(group, part).map(({ name }) => name);
        return markSharedOptions(names, answered);
      }
      return answered.map(({ number, expected, key: answerKey, given }) => ({
        number,
        given,
        ...markAnswer(expected, answerKey, given),
      }));
    }),
  );
  const rawScore = marks.filter(({ right }) => right).length;
  return { marks, rawScore, maxRaw: marks.length, band: bandForRaw(key.bands, rawScore) };
}
