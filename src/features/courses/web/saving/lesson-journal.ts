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

type NamedRow = Omit<OutboxEntry<string, string>, 'key'> & { readonly id: string };

const namedRows = (database: string, store: string): JournalPlace<string, string, NamedRow> => ({
  database,
  store,
  keyPath: ['lesson', 'id'],
  toRow: ({ key, ...entry }) => ({ ...entry, id: key }),
  toEntry: ({ id, ...entry }) => ({ ...entry, key: id }),
  isJson: true,
});

/** The journal of notes and highlights. It never rejects, and never takes long. */
export const openNotesJournal = () => openJournal(namedRows('ninefold-lesson-notes', 'notes'));

/** The journal of what was read and watched. It never rejects, and never takes long. */
export const openFactsJournal = () => openJournal(namedRows('ninefold-lesson-facts', 'facts'));
