import { openJournal } from '#platform/outbox/open-journal.ts';
import type { AnnotationJournal } from './annotation-sync.ts';

/**
 * The journal of annotations. Browsers store rows of this form. A change to the form loses annotations that are not
 * sent yet.
 */
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
