import type { CallResult } from '#platform/api-client/api-client.ts';
import {
  ANNOTATION_BATCH,
  annotationKey,
  parseAnnotationKey,
  type Annotation,
  type AnnotationKind,
  type CountedAnnotation,
} from '../../domain/annotation.ts';
import { mergeAnswers, type HeldAnswer } from '../../domain/merge-answers.ts';
import type { SavedAnswer } from '../../domain/saved-answer.ts';
import { createAnswerSync } from '../attempts/answer-sync.ts';
import type { SaveReply } from '../attempts/save-reply.ts';
import type { Journal } from '../attempts/journal.ts';
import type { SaveState } from '../attempts/save-state.ts';

/** An annotation as the journal keeps it. */
export type HeldAnnotation = {
  readonly key: string;
  readonly value: string;
  readonly sequence: number;
  readonly saved: boolean;
};

type Saved = {
  readonly saved: readonly Omit<CountedAnnotation, 'text'>[];
  readonly stale: readonly CountedAnnotation[];
  readonly server_now: string;
};
type Listed = { readonly annotations: readonly CountedAnnotation[]; readonly server_now: string };

type Given = {
  readonly attemptId: string;
  readonly kept: readonly HeldAnnotation[];
  readonly journal: Journal<HeldAnnotation>;
  readonly list: () => Promise<CallResult<Listed>>;
  readonly send: (batch: readonly CountedAnnotation[], closing: boolean) => Promise<CallResult<Saved>>;
  readonly needsSignIn: (code: string) => boolean;
};

export type AnnotationSnapshot = {
  /** What is there, by kind and place; what was taken away is not. */
  readonly texts: ReadonlyMap<string, string>;
  /** As of what the candidate left there; times spent are nobody's worry. */
  readonly state: SaveState;
  readonly kept: boolean;
};

const NOTHING: SaveReply = { saved: [], stale: [], late: [], server_now: '' };

/**
 * Keeps the annotations of one attempt in step with the server, as answers are kept: each place has a number of this
 * page's own, and its text is the answer. Nothing is sent before the server's own were seen.
 */
export function createAnnotationSync({ attemptId, kept, journal, list, send, needsSignIn }: Given) {
  const keys: string[] = [];
  const numbers = new Map<string, number>();
  let listed = false;

  function numberOf(key: string): number {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, keys.length);
    return keys.push(key) - 1;
  }
  const toHeld = ({ key, ...entry }: HeldAnnotation): HeldAnswer => ({ ...entry, number: numberOf(key) });
  const toAnswer = (each: CountedAnnotation): SavedAnswer => ({
    number: numberOf(annotationKey(each)),
    value: each.text,
    sequence: each.sequence,
  });
  function toAnnotation({ number, value, sequence }: SavedAnswer): CountedAnnotation[] {
    const named = parseAnnotationKey(keys[number] ?? '');
    return named ? [{ ...named, text: value, sequence }] : [];
  }

  /** Sees what the server has. What was changed here and never arrived stays above it. */
  async function look(): Promise<CallResult<unknown>> {
    const result = await list();
    if (result.ok) {
      listed = true;
      sync.take(result.reply.annotations.map(toAnswer));
    }
    return result;
  }

  const sync = createAnswerSync({
    attemptId,
    initial: mergeAnswers([], kept.map(toHeld)),
    journal: {
      list: async () => [],
      keep: (id, answers) =>
        journal.keep(
          id,
          answers.map(({ number, ...entry }) => ({ ...entry, key: keys[number] ?? '' })),
        ),
      forget: (id) => journal.forget(id),
    },
    async send(batch, closing): Promise<CallResult<SaveReply>> {
      if (!listed) {
        const looked = await look();
        // The counts may have changed: what is pending now goes with the next batch.
        return looked.ok ? { ok: true, reply: NOTHING } : looked;
      }
      const result = await send(batch.slice(0, ANNOTATION_BATCH).flatMap(toAnnotation), closing);
      if (!result.ok) return result;
      const { saved, stale, server_now } = result.reply;
      const settled = saved.map((each) => ({
        number: numberOf(annotationKey(each)),
        sequence: each.sequence,
      }));
      return { ok: true, reply: { saved: settled, stale: stale.map(toAnswer), late: [], server_now } };
    },
    onReply: () => undefined,
    needsSignIn,
  });

  let source: unknown;
  let snapshot: AnnotationSnapshot = { texts: new Map(), state: 'saved', kept: true };
  function getSnapshot(): AnnotationSnapshot {
    const current = sync.getSnapshot();
    if (current === source) return snapshot;
    source = current;
    const texts = new Map<string, string>();
    let pending = false;
    for (const { number, value, saved } of current.answers.values()) {
      const key = keys[number] ?? '';
      if (value !== '') texts.set(key, value);
      pending ||= !saved && !key.startsWith('time ');
    }
    snapshot = { texts, state: pending ? current.state : 'saved', kept: current.kept };
    return snapshot;
  }

  return {
    subscribe: sync.subscribe,
    getSnapshot,
    get: (kind: AnnotationKind, place: string): string =>
      getSnapshot().texts.get(annotationKey({ kind, place })) ?? '',
    /** The candidate's own change; a text of `''` takes the annotation away. */
    change: ({ text, ...named }: Annotation): void => sync.change(numberOf(annotationKey(named)), text),
    look,
    start: sync.start,
    stop: sync.stop,
    flush: sync.flush,
    signedIn: sync.signedIn,
    signedOut: sync.signedOut,
    /** Everything has arrived. */
    isSettled: () => sync.listPending().length === 0,
  };
}

export type AnnotationSync = ReturnType<typeof createAnnotationSync>;
