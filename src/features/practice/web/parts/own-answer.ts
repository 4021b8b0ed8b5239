import type { MarkRule } from '#ielts/marking/mark.ts';
import type { MarkedWord } from '#ielts/exercises/exercise-mark.ts';

/** An answer of this session and its mark, as this browser has it. */
export type OwnAnswer = {
  /** Chosen by the browser that gave it. */
  readonly answer: string;
  readonly set: string;
  readonly number: number;
  readonly value: string;
  readonly unsure: boolean;
  /** Null: written or said freely, and not marked by a rule. */
  readonly right: boolean | null;
  readonly rule: MarkRule | 'unmarked';
  readonly accepted: readonly string[];
  readonly words: readonly MarkedWord[] | null;
};
