import { expectOption, NOTHING_WRITTEN, OWN_ANSWERS, printedText, REUSE_LETTERS } from '../common-rules.ts';
import type { GroupSetting, QuestionTypeRules } from '../question-type-rules.ts';
import type { StatementQuestion } from '../questions.ts';

/** The options are the paragraphs of the passage. */
export type MatchingInformation = {
  readonly type: 'matching-information';
  readonly reuse: boolean;
  readonly questions: readonly StatementQuestion[];
};

const paragraphs = (setting: GroupSetting) => setting.paragraphs.map((name) => ({ name }));

export const matchingInformation: QuestionTypeRules<MatchingInformation> = {
  ...NOTHING_WRITTEN,
  ...OWN_ANSWERS,
  options: (_, setting) => paragraphs(setting),
  mayReuse: ({ reuse }) => reuse,
  expect: ({ questions }, setting) => expectOption(questions, paragraphs(setting)),
  questionText: ({ questions }, number) => printedText(questions, number),
  instructions: ({ reuse }) => [
    'Which paragraph contains each piece of information?',
    ...(reuse ? [REUSE_LETTERS] : []),
  ],
};
