import type { HeldAnswer } from '../../domain/merge-answers.ts';
import { openJournal, type Journal } from './journal.ts';

export type AnswerJournal = Journal<HeldAnswer>;

/** The journal of answers. Never rejects, and never takes long. */
export function openAnswerJournal(): Promise<AnswerJournal> {
  return openJournal({ database: 'ninefold', store: 'answers', key: 'number' });
}
