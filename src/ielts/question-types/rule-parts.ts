import type { ExpectedNumber } from './expected-answer.ts';
import { gapSentence } from './gap-sentence.ts';
import type { NamedOption } from './option-names.ts';
import { type WordLimit, wordLimitText } from './word-limit.ts';

/** Rules that several types share. A type's own file combines them. */

export const REUSE_LETTERS = 'You may use any letter more than once.';

/** For types whose questions do not share options. */
export const NO_SHARED_OPTIONS = { options: () => undefined, mayReuse: () => false };
/** For types where nothing is written. */
export const NOTHING_WRITTEN = { wordLimit: () => undefined };
/** For types where each question has its own answer. */
export const OWN_ANSWERS = { inAnyOrder: () => false };

/** The instruction under which an answer is written. */
export function writeInstruction(limit: WordLimit, source: string): string {
  return `Write ${wordLimitText(limit)}${source} for each answer.`;
}

/** Each question asks for one of the shared options. */
export function expectOption(
  questions: readonly { readonly number: number }[],
  options: readonly NamedOption[],
): ExpectedNumber[] {
  const names = options.map(({ name }) => name);
  return questions.map(({ number }) => ({ number, expected: { asks: 'option', names } }));
}

/** A question printed with its gap, or as a stem. */
export type PrintedQuestion =
  | { readonly number: number; readonly text: string }
  | { readonly number: number; readonly stem: string };

/** Each question asks for words that the candidate writes. */
export function expectWords(questions: readonly PrintedQuestion[], wordLimit: WordLimit): ExpectedNumber[] {
  return questions.map((question) => ({
    number: question.number,
    expected: { asks: 'words', wordLimit, text: 'text' in question ? question.text : question.stem },
  }));
}

/** The words of a question with a gap, a stem or a statement. */
export function printedText(
  questions: readonly (PrintedQuestion | { readonly number: number; readonly statement: string })[],
  number: number,
): string {
  const question = questions.find((each) => each.number === number);
  if (!question) return '';
  if ('text' in question) return gapSentence(question.text, number);
  return 'stem' in question ? question.stem : question.statement;
}
