import {
  expectOption,
  expectWords,
  OWN_ANSWERS,
  printedText,
  REUSE_LETTERS,
  writeInstruction,
} from './rule-parts.ts';
import type { Line } from './gaps.ts';
import { letteredOptions, optionLetter } from './option-names.ts';
import type { QuestionTypeRules } from './question-type-rules.ts';
import type { GapQuestion } from './questions.ts';
import type { WordLimit } from './word-limit.ts';

/**
 * The source of the answers of gaps: words that the candidate writes, or options in a box, chosen by letter. `reuse`:
 * an option may be used more than once.
 */
export type Fill =
  | { readonly from: 'text'; readonly wordLimit: WordLimit }
  | { readonly from: 'box'; readonly options: readonly string[]; readonly reuse: boolean };

/** Completions that are read line by line. */
export const LINE_COMPLETIONS = [
  'form-completion',
  'note-completion',
  'flow-chart-completion',
  'summary-completion',
] as const;
export type LineCompletionType = (typeof LINE_COMPLETIONS)[number];

/** A form, notes, a flow chart or a summary with gaps. */
export type LineCompletion<Type extends LineCompletionType> = {
  readonly type: Type;
  readonly title: string;
  readonly fill: Fill;
  readonly lines: readonly Line[];
  readonly questions: readonly GapQuestion[];
};

type Completion = {
  readonly type: string;
  readonly fill: Fill;
  readonly questions: readonly GapQuestion[];
};

/** The rules of a text or table with gaps. `thing` is its name in the instructions: `Complete the notes.` */
export function completionRules<Group extends Completion>(thing: string): QuestionTypeRules<Group> {
  return {
    inListening: true,
    ...OWN_ANSWERS,
    options: ({ fill }) => (fill.from === 'box' ? letteredOptions(fill.options) : undefined),
    mayReuse: ({ fill }) => fill.from === 'box' && fill.reuse,
    wordLimit: ({ fill }) => (fill.from === 'text' ? fill.wordLimit : undefined),
    expect: ({ fill, questions }) =>
      fill.from === 'box'
        ? expectOption(questions, letteredOptions(fill.options))
        : expectWords(questions, fill.wordLimit),
    questionText: ({ questions }, number) => printedText(questions, number),
    instructions: ({ fill }, source) => [
      `Complete the ${thing}.`,
      ...(fill.from === 'text'
        ? [writeInstruction(fill.wordLimit, source)]
        : [
            `Choose from the box, A–${optionLetter(fill.options.length - 1)}.`,
            ...(fill.reuse ? [REUSE_LETTERS] : []),
          ]),
    ],
  };
}
