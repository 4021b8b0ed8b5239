import type { CallResult } from '#platform/api-client/api-client.ts';
import { createOutbox } from '#platform/outbox/outbox.ts';
import type { Journal } from '#platform/outbox/journal.ts';
import type { OutboxEntry, OutboxRecord } from '#platform/outbox/outbox-entry.ts';
import type { SaveState } from '#platform/outbox/save-state.ts';
import { LONG_TEXT } from '#platform/outbox/save-timer.ts';
import {
  ANNOTATION_BATCH,
  annotationKey,
  parseAnnotationKey,
  type Annotation,
  type AnnotationKind,
  type CountedAnnotation,
} from '../../domain/annotations/annotation.ts';
import { storableText } from '../../domain/attempts/storable-text.ts';

/** An annotation as a browser holds it, by its kind and place. */
export type AnnotationEntry = OutboxEntry<string, string>;
export type AnnotationJournal = Journal<string, string>;

type Saved = {
  readonly saved: readonly Omit<CountedAnnotation, 'text'>[];
  readonly stale: readonly CountedAnnotation[];
};

type AnnotationSyncOptions = {
  readonly attemptId: string;
  readonly journal: AnnotationJournal;
  readonly journaled: readonly AnnotationEntry[];
  readonly list: () => Promise<CallResult<{ readonly annotations: readonly CountedAnnotation[] }>>;
  readonly send: (batch: readonly CountedAnnotation[], closing: boolean) => Promise<CallResult<Saved>>;
  readonly needsSignIn: (code: string) => boolean;
};

export type AnnotationSnapshot = {
  /** The current annotations by kind and place, without removed ones. */
  readonly texts: ReadonlyMap<string, string>;
  /** The state of saving, without the time spent on questions. */
  readonly state: SaveState;
  /** False: this browser could not store the unsaved changes. */
  readonly journaled: boolean;
};

const toRecord = (each: CountedAnnotation): OutboxRecord<string, string> => ({
  key: annotationKey(each),
  value: each.text,
  sequence: each.sequence,
});

function toAnnotation({ key, value, sequence }: OutboxRecord<string, string>): CountedAnnotation[] {
  const named = parseAnnotationKey(key);
  return named ? [{ ...named, text: value, sequence }] : [];
}

/** Keeps the annotations of one attempt in step with the server. Nothing is sent before the server's were listed. */
export function createAnnotationSync({ attemptId, list, send, ...options }: AnnotationSyncOptions) {
  const outbox = createOutbox<string, string>({
    ...options,
    owner: attemptId,
    rules: { nothing: '' },
    batchSize: ANNOTATION_BATCH,
    isLong: ({ length }) => length >= LONG_TEXT,
    async list() {
      const result = await list();
      return result.ok ? { ok: true, reply: result.reply.annotations.map(toRecord) } : result;
    },
    async send(batch, closing) {
      const result = await send(batch.flatMap(toAnnotation), closing);
      if (!result.ok) return result;
      const saved = result.reply.saved.map((each) => ({
        key: annotationKey(each),
        sequence: each.sequence,
      }));
      return { ok: true, reply: { saved, stale: result.reply.stale.map(toRecord) } };
    },
  });

  let source: unknown;
  let snapshot: AnnotationSnapshot = { texts: new Map(), state: 'saved', journaled: true };
  function getSnapshot(): AnnotationSnapshot {
    const current = outbox.getSnapshot();
    if (current === source) return snapshot;
    source = current;
    const texts = new Map<string, string>();
    let pending = false;
    for (const { key, value, saved } of current.entries.values()) {
      if (value !== '') texts.set(key, value);
      pending ||= !saved && !key.startsWith('time ');
    }
    snapshot = { texts, state: pending ? current.state : 'saved', journaled: current.journaled };
    return snapshot;
  }

  return {
    ...outbox,
    getSnapshot,
    get: (kind: AnnotationKind, place: string): string =>
      getSnapshot().texts.get(annotationKey({ kind, place })) ?? '',
    /** The candidate's own change; a text of `''` takes the annotation away. */
    change: ({ text, ...named }: Annotation): void => outbox.change(annotationKey(named), storableText(text)),
    /** Everything has arrived. */
    isSettled: () => outbox.listPending().length === 0,
  };
}

export type AnnotationSync = ReturnType<typeof createAnnotationSync>;
