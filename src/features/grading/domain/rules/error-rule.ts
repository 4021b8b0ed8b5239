import type { ErrorFamilyId } from '#ielts/errors/error-families.ts';
import type { Localised } from '#ielts/marking/model-answers.ts';
import type { Sentence } from '../essay/essay-text.ts';

/** Tokens of a sentence, `to` excluded, and the words that should replace them where that is certain. */
export type RuleMatch = {
  readonly from: number;
  readonly to: number;
  readonly correction?: string | undefined;
};

/** One error that Chinese speakers make, and how it is found. */
export type ErrorRule = {
  /** Unique among all rules. Stored with grades, so it never changes. */
  readonly id: string;
  readonly family: ErrorFamilyId;
  readonly comment: Localised;
  /** The matches in a sentence. It never throws, and takes time in proportion to the sentence's length. */
  readonly find: (sentence: Sentence) => readonly RuleMatch[];
};
