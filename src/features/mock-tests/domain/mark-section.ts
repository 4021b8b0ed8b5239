import type { AnswerKey } from './answer-key.ts';
import { type Band, bandForRaw } from './band.ts';
import type { Mark } from './mark.ts';
import { type AskedQuestion, markAnswer } from './mark-answer.ts';
import type { QuestionGroup, Section } from './paper.ts';

/** A mark with the question's number and the answer as it was given, `''` when there was none. */
export type QuestionMark = Mark & { readonly number: number; readonly given: string };

export type SectionMarks = {
  /** One for every question, in the order of the paper. */
  readonly marks: readonly QuestionMark[];
  /** How many are right; nothing is taken off for wrong ones. */
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
  section: Section,
  key: AnswerKey,
  answers: ReadonlyMap<number, string>,
): SectionMarks {
  const keys = new Map(key.answers.map((answer) => [answer.number, answer.key]));
  const marks = askedQuestions(section).map(({ number, asked }): QuestionMark => {
    const answerKey = keys.get(number);
    if (answerKey === undefined) throw new TypeError(`No key for question ${number} of ${section.skill}`);
    const given = answers.get(number) ?? '';
    return { number, given, ...markAnswer(asked, answerKey, given) };
  });
  const rawScore = marks.filter(({ right }) => right).length;
  return { marks, rawScore, maxRaw: marks.length, band: bandForRaw(key.bands, rawScore) };
}

/** Every question of a section with what its marking needs, in the order of the paper. */
export function askedQuestions(
  section: Section,
): { readonly number: number; readonly asked: AskedQuestion }[] {
  return section.parts.flatMap(({ groups }) => groups.flatMap(askedInGroup));
}

function askedInGroup(group: QuestionGroup): { number: number; asked: AskedQuestion }[] {
  switch (group.type) {
    case 'true-false-not-given':
      return group.questions.map(({ number }) => ({ number, asked: { type: group.type } }));
    case 'multiple-choice':
      return group.questions.map(({ number, options }) => ({ number, asked: { type: group.type, options } }));
    case 'sentence-completion':
      return group.questions.map(({ number, text }) => ({
        number,
        asked: { type: group.type, wordLimit: group.wordLimit, text },
      }));
    default:
      return group satisfies never;
  }
}
