import type { WordLimit } from './word-limit.ts';

/** The kind of answer that a question expects: everything that marking needs besides the key. */
export type ExpectedAnswer =
  | { readonly asks: 'verdict'; readonly verdicts: readonly string[] }
  /** One of these letters or numerals. */
  | { readonly asks: 'option'; readonly names: readonly string[] }
  /** Several of them for one mark. */
  | { readonly asks: 'options'; readonly names: readonly string[]; readonly choose: number }
  | {
      readonly asks: 'words';
      readonly wordLimit: WordLimit;
      /** The text printed around the answer. In a sentence it contains `{gap}`. */
      readonly text: string;
    };

/** A question's number with the answer that it expects. */
export type ExpectedNumber = { readonly number: number; readonly expected: ExpectedAnswer };
