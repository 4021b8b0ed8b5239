import { openJournal, type JournalPlace } from '#platform/outbox/open-journal.ts';
import type { OutboxEntry } from '#platform/outbox/outbox-entry.ts';
import type { DraftContent } from './draft-content.ts';

/** A draft as this device stores it. */
export type DraftValue = {
  readonly content: DraftContent;
  /** The server's revision that it was made from. */
  readonly revision: number;
};

/** Browsers store rows of this form. A change to the form loses markings that are not sent yet. */
type DraftRow = Omit<OutboxEntry<string, DraftValue>, 'key'> & { readonly part: string };

const MARKINGS: JournalPlace<string, DraftValue, DraftRow> = {
  database: 'ninefold-markings',
  store: 'markings',
  keyPath: ['marking', 'part'],
  toRow: ({ key, ...entry }) => ({ ...entry, part: key }),
  toEntry: ({ part, ...entry }) => ({ ...entry, key: part }),
  isJson: true,
};

/** The journal of markings that are being written. It never rejects, and never takes long. */
export const openMarkingJournal = () => openJournal(MARKINGS);
