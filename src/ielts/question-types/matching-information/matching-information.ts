import { expectOption, NOTHING_WRITTEN, OWN_ANSWERS, printedText, REUSE_LETTERS } from '../rule-parts.ts';
import type { QuestionTypeRules } from '../question-type-rules.ts';
import type { StatementQuestion } from '../questions.ts';

/** The options are the paragraphs of the passage. */
export type MatchingInformation = {
  readonly type: 'matching-information';
  readonly reuse: boolean;
  readonly questions: readonly StatementQuestion[];
};

const named = (paragraphs: readonly string[]) => paragraphs.map((name) => ({ name }));

export const matchingInformation: QuestionTypeRules<MatchingInformation> = {
  inListening: false,
  ...NOTHING_WRITTEN,
  ...OWN_ANSWERS,
  options: (_, paragraphs) => named(paragraphs),
  mayReuse: ({ reuse }) => reuse,
  expect: ({ questions }, paragraphs) => expectOption(questions, named(paragraphs)),
  questionText: ({ questions }, number) => printedText(questions, number),
  instructions: ({ reuse }) => [
    'Which paragraph contains each piece of information?',
    ...(reuse ? [REUSE_LETTERS] : []),
  ],
};
