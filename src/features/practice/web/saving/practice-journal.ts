import { openJournal, type JournalPlace } from '#platform/outbox/open-journal.ts';
import type { OutboxEntry } from '#platform/outbox/outbox-entry.ts';

/** Browsers store rows of this form. A change to the form loses answers that are not sent yet. */
type ActRow = Omit<OutboxEntry<string, string>, 'key'> & { readonly id: string };

const ACTS: JournalPlace<string, string, ActRow> = {
  database: 'ninefold-practice-acts',
  store: 'acts',
  keyPath: ['learner', 'id'],
  toRow: ({ key, ...entry }) => ({ ...entry, id: key }),
  toEntry: ({ id, ...entry }) => ({ ...entry, key: id }),
  isJson: true,
};

/** The journal of what a learner did in practice and the server may not have. It never rejects. */
export const openPracticeJournal = () => openJournal(ACTS);
