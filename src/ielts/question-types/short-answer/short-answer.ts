import type { StemQuestion } from '../questions.ts';
import type { WordLimit } from '../word-limit.ts';
import { writtenRules } from '../written-answers.ts';

export type ShortAnswer = {
  readonly type: 'short-answer';
  readonly wordLimit: WordLimit;
  readonly questions: readonly StemQuestion[];
};

export const shortAnswer = writtenRules<ShortAnswer>('Answer the questions.');
