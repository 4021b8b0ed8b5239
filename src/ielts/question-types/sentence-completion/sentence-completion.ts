import type { GapQuestion } from '../questions.ts';
import type { WordLimit } from '../word-limit.ts';
import { writtenRules } from '../written-answers.ts';

export type SentenceCompletion = {
  readonly type: 'sentence-completion';
  readonly wordLimit: WordLimit;
  readonly questions: readonly GapQuestion[];
};

export const sentenceCompletion = writtenRules<SentenceCompletion>('Complete the sentences.');
