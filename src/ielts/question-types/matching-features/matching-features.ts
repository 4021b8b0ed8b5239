import { expectOption, NOTHING_WRITTEN, OWN_ANSWERS, printedText, REUSE_LETTERS } from '../rule-parts.ts';
import { letteredOptions, optionLetter } from '../option-names.ts';
import type { QuestionTypeRules } from '../question-type-rules.ts';
import type { StatementQuestion } from '../questions.ts';

export type MatchingFeatures = {
  readonly type: 'matching-features';
  /** The kind of feature, such as "List of Researchers". */
  readonly title: string;
  readonly features: readonly string[];
  readonly reuse: boolean;
  readonly questions: readonly StatementQuestion[];
};

export const matchingFeatures: QuestionTypeRules<MatchingFeatures> = {
  inListening: true,
  ...NOTHING_WRITTEN,
  ...OWN_ANSWERS,
  options: ({ features }) => letteredOptions(features),
  mayReuse: ({ reuse }) => reuse,
  expect: ({ questions, features }) => expectOption(questions, letteredOptions(features)),
  questionText: ({ questions }, number) => printedText(questions, number),
  instructions: ({ features, reuse }) => [
    `Match each item with the correct letter, A–${optionLetter(features.length - 1)}.`,
    ...(reuse ? [REUSE_LETTERS] : []),
  ],
};
