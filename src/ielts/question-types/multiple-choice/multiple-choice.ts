import { NO_SHARED_OPTIONS, NOTHING_WRITTEN, OWN_ANSWERS, printedText } from '../rule-parts.ts';
import { optionLetters } from '../option-names.ts';
import type { QuestionTypeRules } from '../question-type-rules.ts';

export type ChoiceQuestion = {
  readonly number: number;
  readonly stem: string;
  /** In the order shown; the first is A. */
  readonly options: readonly string[];
};

export type MultipleChoice = {
  readonly type: 'multiple-choice';
  readonly questions: readonly ChoiceQuestion[];
};

export const multipleChoice: QuestionTypeRules<MultipleChoice> = {
  inListening: true,
  ...NO_SHARED_OPTIONS,
  ...NOTHING_WRITTEN,
  ...OWN_ANSWERS,
  expect: ({ questions }) =>
    questions.map(({ number, options }) => ({
      number,
      expected: { asks: 'option', names: optionLetters(options.length) },
    })),
  questionText: ({ questions }, number) => printedText(questions, number),
  instructions: () => ['Choose the correct letter.'],
};
