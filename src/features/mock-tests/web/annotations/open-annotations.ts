import { callAnnotations } from './annotation-calls.ts';
import { createAnnotationSync, type AnnotationSync, type HeldAnnotation } from './annotation-sync.ts';
import { openJournal, type Journal } from '../attempts/journal.ts';
import type { OpenedAttempt } from '../attempts/open-attempt.ts';

export type OpenedAnnotations = {
  readonly sync: AnnotationSync;
  readonly journal: Journal<HeldAnnotation>;
};

/** The annotations of an attempt, from what this browser has kept on; the server's come a moment later. */
export async function openAnnotations({
  reply,
  needsSignIn,
  local,
}: OpenedAttempt): Promise<OpenedAnnotations> {
  if (local) return openLocalAnnotations();
  const attemptId = reply.attempt.attempt_id;
  const params = { attemptId };
  const journal = await openJournal<HeldAnnotation>({
    database: 'ninefold-annotations',
    store: 'annotations',
    key: 'key',
  });
  const sync = createAnnotationSync({
    attemptId,
    kept: await journal.list(attemptId).catch(() => []),
    journal,
    list: () => callAnnotations('listAnnotations', { params }),
    send: (annotations, closing) =>
      callAnnotations('saveAnnotations', {
        params,
        body: { annotations: [...annotations] },
        keepalive: closing,
      }),
    needsSignIn,
  });
  return { sync, journal };
}

/** Annotations that are kept nowhere and sent to nobody. */
function openLocalAnnotations(): OpenedAnnotations {
  const journal = { list: async () => [], keep: async () => true, forget: async () => undefined };
  const sync = createAnnotationSync({
    attemptId: 'tour',
    kept: [],
    journal,
    list: async () => ({ ok: true, reply: { annotations: [], server_now: '' } }),
    send: async (batch) => ({ ok: true, reply: { saved: [...batch], stale: [], server_now: '' } }),
    needsSignIn: () => false,
  });
  return { sync, journal };
}
