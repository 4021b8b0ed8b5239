import { openJournal, type JournalPlace } from '#platform/outbox/open-journal.ts';
import type { OutboxEntry } from '#platform/outbox/outbox-entry.ts';

/** Browsers store rows of this form. A change to the form loses texts that are not sent yet. */
type DraftRow = Omit<OutboxEntry<string, string>, 'key'> & { readonly part: string };

const DRAFTS: JournalPlace<string, string, DraftRow> = {
  database: 'ninefold-drafts',
  store: 'drafts',
  keyPath: ['work', 'part'],
  toRow: ({ key, ...entry }) => ({ ...entry, part: key }),
  toEntry: ({ part, ...entry }) => ({ ...entry, key: part }),
  isJson: true,
};

/** The journal of drafts that are being written. It never rejects, and never takes long. */
export const openDraftJournal = () => openJournal(DRAFTS);
