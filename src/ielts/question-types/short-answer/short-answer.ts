import {
  expectWords,
  NO_SHARED_OPTIONS,
  OWN_ANSWERS,
  printedText,
  writeInstruction,
} from '../common-rules.ts';
import type { QuestionTypeRules } from '../question-type-rules.ts';
import type { StemQuestion } from '../questions.ts';
import type { WordLimit } from '../word-limit.ts';

export type ShortAnswer = {
  readonly type: 'short-answer';
  readonly wordLimit: WordLimit;
  readonly questions: readonly StemQuestion[];
};

export const shortAnswer: QuestionTypeRules<ShortAnswer> = {
  ...NO_SHARED_OPTIONS,
  ...OWN_ANSWERS,
  wordLimit: ({ wordLimit }) => wordLimit,
  expect: ({ questions, wordLimit }) => expectWords(questions, wordLimit),
  questionText: ({ questions }, number) => printedText(questions, number),
  instructions: ({ wordLimit }, { source }) => ['Answer the questions.', writeInstruction(wordLimit, source)],
};
