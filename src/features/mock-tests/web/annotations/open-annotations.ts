import { call } from '#platform/api-client/api-client.ts';
import { ANNOTATION_ENDPOINTS } from '../../annotations-endpoints.ts';
import { openAnnotationJournal } from './annotation-journal.ts';
import { createAnnotationSync, type AnnotationJournal, type AnnotationSync } from './annotation-sync.ts';
import type { OpenedAttempt } from '../attempts/open-attempt.ts';

export type OpenedAnnotations = { readonly sync: AnnotationSync; readonly journal: AnnotationJournal };

/** The annotations of an attempt: first those in this browser, and a moment later the server's. */
export async function openAnnotations({
  reply,
  needsSignIn,
  local,
}: OpenedAttempt): Promise<OpenedAnnotations> {
  if (local) return openLocalAnnotations();
  const attemptId = reply.attempt.attempt_id;
  const params = { attemptId };
  const journal = await openAnnotationJournal();
  const sync = createAnnotationSync({
    attemptId,
    journaled: await journal.list(attemptId).catch(() => []),
    journal,
    list: () => call(ANNOTATION_ENDPOINTS, 'listAnnotations', { params }),
    send: (annotations, closing) =>
      call(ANNOTATION_ENDPOINTS, 'saveAnnotations', {
        params,
        body: { annotations: [...annotations] },
        keepalive: closing,
      }),
    needsSignIn,
  });
  return { sync, journal };
}

/** Annotations that are stored nowhere and sent to nobody. */
function openLocalAnnotations(): OpenedAnnotations {
  const journal = { list: async () => [], write: async () => true, forget: async () => undefined };
  const sync = createAnnotationSync({
    attemptId: 'tour',
    journaled: [],
    journal,
    list: async () => ({ ok: true, reply: { annotations: [] } }),
    send: async (batch) => ({ ok: true, reply: { saved: batch, stale: [] } }),
    needsSignIn: () => false,
  });
  return { sync, journal };
}
