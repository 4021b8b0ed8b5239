import {
  expectWords,
  NO_SHARED_OPTIONS,
  OWN_ANSWERS,
  printedText,
  type PrintedQuestion,
  writeInstruction,
} from './rule-parts.ts';
import type { QuestionTypeRules } from './question-type-rules.ts';
import type { WordLimit } from './word-limit.ts';

/** Questions that are each answered in words. */
type WrittenGroup = {
  readonly type: string;
  readonly wordLimit: WordLimit;
  readonly questions: readonly PrintedQuestion[];
};

/** The rules of a type whose questions are each answered in words, under this first instruction. */
export function writtenRules<Group extends WrittenGroup>(instruction: string): QuestionTypeRules<Group> {
  return {
    ...NO_SHARED_OPTIONS,
    ...OWN_ANSWERS,
    inListening: true,
    wordLimit: ({ wordLimit }) => wordLimit,
    expect: ({ questions, wordLimit }) => expectWords(questions, wordLimit),
    questionText: ({ questions }, number) => printedText(questions, number),
    instructions: ({ wordLimit }, source) => [instruction, writeInstruction(wordLimit, source)],
  };
}
