import { openJournal, type JournalPlace } from '#platform/outbox/open-journal.ts';
import type { OutboxEntry } from '#platform/outbox/outbox-entry.ts';

/** Browsers store rows of this form. A change to the form loses answers that are not sent yet. */
type AnswerRow = Omit<OutboxEntry<number, string>, 'key'> & { readonly number: number };

const ANSWERS: JournalPlace<number, string, AnswerRow> = {
  database: 'ninefold-lessons',
  store: 'answers',
  keyPath: ['lesson', 'number'],
  toRow: ({ key, ...entry }) => ({ ...entry, number: key }),
  toEntry: ({ number, ...entry }) => ({ ...entry, key: number }),
  isJson: true,
};

/** The journal of checked answers of lessons. It never rejects, and never takes long. */
export const openLessonJournal = () => openJournal(ANSWERS);
