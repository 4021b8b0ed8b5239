import {
  expectWords,
  NO_SHARED_OPTIONS,
  OWN_ANSWERS,
  printedText,
  writeInstruction,
} from '../common-rules.ts';
import type { QuestionTypeRules } from '../question-type-rules.ts';
import type { GapQuestion } from '../questions.ts';
import type { WordLimit } from '../word-limit.ts';

export type SentenceCompletion = {
  readonly type: 'sentence-completion';
  readonly wordLimit: WordLimit;
  readonly questions: readonly GapQuestion[];
};

export const sentenceCompletion: QuestionTypeRules<SentenceCompletion> = {
  ...NO_SHARED_OPTIONS,
  ...OWN_ANSWERS,
  wordLimit: ({ wordLimit }) => wordLimit,
  expect: ({ questions, wordLimit }) => expectWords(questions, wordLimit),
  questionText: ({ questions }, number) => printedText(questions, number),
  instructions: ({ wordLimit }, { source }) => [
    'Complete the sentences.',
    writeInstruction(wordLimit, source),
  ],
};
