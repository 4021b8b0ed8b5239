import type { Journal } from '#platform/outbox/journal.ts';
import { openJournal, type JournalPlace } from '#platform/outbox/open-journal.ts';
import type { OutboxEntry } from '#platform/outbox/outbox-entry.ts';

/** An answer as a browser holds it, by the number of its question. */
export type AnswerEntry = OutboxEntry<number, string>;
export type AnswerJournal = Journal<number, string>;

/** Browsers store rows of this form. A change to the form loses answers that are not sent yet. */
type AnswerRow = Omit<AnswerEntry, 'key'> & { readonly number: number };

const ANSWERS: JournalPlace<number, string, AnswerRow> = {
  database: 'ninefold',
  store: 'answers',
  keyPath: ['attemptId', 'number'],
  toRow: ({ key, ...entry }) => ({ ...entry, number: key }),
  toEntry: ({ number, ...entry }) => ({ ...entry, key: number }),
  isJson: true,
};

/** The journal of answers. It never rejects, and never takes long. */
export function openAnswerJournal(): Promise<AnswerJournal> {
  return openJournal(ANSWERS);
}
