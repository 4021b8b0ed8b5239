import type { MarkedKey } from './answer-key.ts';
import { type Band, bandForRaw } from '../bands/band.ts';
import type { Mark } from './mark.ts';
import { type AskedQuestion, markAnswer } from './mark-answer.ts';
import { markSharedOptions } from './mark-choice.ts';
import {
  headingNumeral,
  optionLetter,
  type Part,
  partsOf,
  type QuestionGroup,
  type MarkedSection,
  VERDICTS,
  type VerdictType,
  type WordLimit,
} from '../paper/paper.ts';

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
      const answered = askedInGroup(group, part).map(({ number, asked }) => ({
        number,
        asked,
        key: keyOf(number),
        given: answers.get(number) ?? '',
      }));
      if (group.type === 'multiple-choice-several' && group.marking === 'each') {
        return markSharedOptions(letters(group.options.length), answered);
      }
      return answered.map(({ number, asked, key: answerKey, given }) => ({
        number,
        given,
        ...markAnswer(asked, answerKey, given),
      }));
    }),
  );
  const rawScore = marks.filter(({ right }) => right).length;
  return { marks, rawScore, maxRaw: marks.length, band: bandForRaw(key.bands, rawScore) };
}

/** Every question of a section with what its marking needs, in the order of the paper. */
export function askedQuestions(
  section: MarkedSection,
): { readonly number: number; readonly asked: AskedQuestion }[] {
  return partsOf(section).flatMap((part) => part.groups.flatMap((group) => askedInGroup(group, part)));
}

const letters = (count: number) => Array.from({ length: count }, (_, place) => optionLetter(place));

type Asked = { readonly number: number; readonly asked: AskedQuestion };

/** The names of the options that a group shares; undefined where its questions are answered otherwise. */
export function sharedOptionNames(group: QuestionGroup, part: Part): readonly string[] | undefined {
  switch (group.type) {
    case 'multiple-choice-several':
      return letters(group.options.length);
    case 'matching-information':
      return 'passage' in part ? part.passage.paragraphs.map(({ letter }) => letter) : [];
    case 'matching-headings':
      return group.headings.map((_, place) => headingNumeral(place));
    case 'matching-features':
      return letters(group.features.length);
    case 'matching-sentence-endings':
      return letters(group.endings.length);
    default:
      if (!('fill' in group) || group.fill.from === 'text') return undefined;
      return letters(group.fill.from === 'box' ? group.fill.options.length : group.fill.count);
  }
}

function askedInGroup(group: QuestionGroup, part: Part): Asked[] {
  const names = sharedOptionNames(group, part);
  if (group.type === 'multiple-choice-several' && names && group.marking === 'together') {
    const asked: AskedQuestion = { asks: 'options', names, choose: group.choose };
    return group.questions.map(({ number }) => ({ number, asked }));
  }
  if (names) return group.questions.map(({ number }) => ({ number, asked: { asks: 'option', names } }));
  if (group.type === 'multiple-choice') {
    return group.questions.map(({ number, options }) => ({
      number,
      asked: { asks: 'option', names: letters(options.length) },
    }));
  }
  const wordLimit = wordLimitOf(group);
  if (wordLimit) {
    return group.questions.map((question) => ({
      number: question.number,
      asked: { asks: 'words', wordLimit, text: printedText(question) },
    }));
  }
  const verdicts = isVerdictGroup(group) ? VERDICTS[group.type] : [];
  return group.questions.map(({ number }) => ({ number, asked: { asks: 'verdict', verdicts } }));
}

function isVerdictGroup(group: QuestionGroup): group is Extract<QuestionGroup, { type: VerdictType }> {
  return group.type in VERDICTS;
}

/** How many words its gaps take; undefined where nothing is written. */
export function wordLimitOf(group: QuestionGroup): WordLimit | undefined {
  if ('wordLimit' in group) return group.wordLimit;
  return 'fill' in group && group.fill.from === 'text' ? group.fill.wordLimit : undefined;
}

function printedText(question: QuestionGroup['questions'][number]): string {
  if ('text' in question) return question.text;
  return 'stem' in question ? question.stem : '';
}
