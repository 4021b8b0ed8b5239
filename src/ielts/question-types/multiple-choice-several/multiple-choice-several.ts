import { expectOption, NOTHING_WRITTEN } from '../rule-parts.ts';
import { letteredOptions, optionLetters } from '../option-names.ts';
import type { QuestionTypeRules } from '../question-type-rules.ts';
import { countWord } from '../word-limit.ts';

export type MultipleChoiceSeveral = {
  readonly type: 'multiple-choice-several';
  readonly stem: string;
  readonly options: readonly string[];
  /** The count of right options. */
  readonly choose: number;
  /** `each`: a question number and a mark for every letter. `together`: one number, one mark for all of them. */
  readonly marking: 'each' | 'together';
  readonly questions: readonly { readonly number: number }[];
};

export const multipleChoiceSeveral: QuestionTypeRules<MultipleChoiceSeveral> = {
  inListening: true,
  ...NOTHING_WRITTEN,
  options: ({ options }) => letteredOptions(options),
  mayReuse: () => false,
  inAnyOrder: ({ marking }) => marking === 'each',
  expect: ({ questions, options, choose, marking }) =>
    marking === 'each'
      ? expectOption(questions, letteredOptions(options))
      : questions.map(({ number }) => ({
          number,
          expected: { asks: 'options', names: optionLetters(options.length), choose },
        })),
  questionText: ({ stem, questions }, number) =>
    questions.some((each) => each.number === number) ? stem : '',
  instructions: ({ choose }) => [`Choose ${countWord(choose)} letters.`],
};
