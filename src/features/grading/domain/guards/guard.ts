import type { Localised } from '#ielts/marking/model-answers.ts';
import type { TaggedEssay } from '../essay/essay-text.ts';

/** Every guard, in the order in which they are listed to a learner when their caps are equal. */
export const GUARD_IDS = [
  'not-english',
  'random-letters',
  'injected',
  'copied-prompt',
  'memorised',
  'repeated',
  'word-salad',
  'too-short',
  'off-topic',
  'template',
  'rare-words',
  'shuffled',
  'unfinished',
  'all-capitals',
] as const;
export type GuardId = (typeof GUARD_IDS)[number];

/** Something that keeps an essay from a higher band, whichever grader reads it. */
export type Guard = {
  readonly id: GuardId;
  /** No criterion may be above this band. 9 is a warning that lowers nothing. */
  readonly cap: number;
  /** What was seen and what to do, for the learner. */
  readonly message: Localised;
};

/** A guard before its sentence: which one, how low, and the figure that its sentence names. */
export type Finding = { readonly id: GuardId; readonly cap: number; readonly figure?: number };

export type GuardInput = {
  /** The tags of a text in capitals must be those of the text in small letters. */
  readonly essay: TaggedEssay;
  /** Everything the task prints: a letter's situation, points and opening too. */
  readonly prompt: string;
  readonly task: 1 | 2;
  readonly minWords: number;
  /** The place of a word in lower case in the order of frequency, the commonest 1; undefined for an unknown word. */
  readonly wordRank: (word: string) => number | undefined;
  /** `indexModelAnswers` of the model answers that a learner can read here. */
  readonly modelGrams: ReadonlySet<number>;
};
