import { expectOption, NOTHING_WRITTEN, OWN_ANSWERS, printedText } from '../rule-parts.ts';
import { letteredOptions, optionLetter } from '../option-names.ts';
import type { QuestionTypeRules } from '../question-type-rules.ts';
import type { StemQuestion } from '../questions.ts';

export type MatchingSentenceEndings = {
  readonly type: 'matching-sentence-endings';
  readonly endings: readonly string[];
  readonly questions: readonly StemQuestion[];
};

export const matchingSentenceEndings: QuestionTypeRules<MatchingSentenceEndings> = {
  inListening: true,
  ...NOTHING_WRITTEN,
  ...OWN_ANSWERS,
  options: ({ endings }) => letteredOptions(endings),
  mayReuse: () => false,
  expect: ({ questions, endings }) => expectOption(questions, letteredOptions(endings)),
  questionText: ({ questions }, number) => printedText(questions, number),
  instructions: ({ endings }) => [
    `Complete each sentence with the correct ending, A–${optionLetter(endings.length - 1)}.`,
  ],
};
