import { openJournal } from '#platform/outbox/open-journal.ts';
import type { AnnotationJournal } from './annotation-sync.ts';

/** The journal of annotations. Browsers hold rows of this form: one that changes it loses what is not sent yet. */
export function openAnnotationJournal(): Promise<AnnotationJournal> {
  return openJournal<string, string, Parameters<AnnotationJournal['write']>[1][number]>({
    database: 'ninefold-annotations',
    store: 'annotations',
    keyPath: ['attemptId', 'key'],
    toRow: (entry) => entry,
    toEntry: (row) => row,
    isJson: true,
  });
}
