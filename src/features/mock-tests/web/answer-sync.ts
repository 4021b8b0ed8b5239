import type { CallResult } from '#platform/api-client/api-client.ts';
import type { HeldAnswer, ServerAnswer } from '../domain/merge-answers.ts';
import type { AnswerJournal } from './answer-journal.ts';

/** Answers go out this long after the first change, so that one batch takes several keystrokes, pause or no pause. */
export const SAVE_AFTER_MS = 500;
/** A batch that takes longer than this is shown as not saved yet, though it may still arrive. */
export const SLOW_AFTER_MS = 5_000;
/** Waits between tries while the server cannot be reached; the last one repeats. */
const RETRY_AFTER_MS = [1_000, 2_000, 4_000, 8_000, 10_000] as const;

type Sequenced = { readonly number: number; readonly sequence: number };
export type SaveReply = {
  readonly saved: readonly Sequenced[];
  readonly stale: readonly ServerAnswer[];
  readonly late: readonly Sequenced[];
  readonly server_now: string;
};

/**
 * - `saved`: everything is on the server's disk
 * - `saving`: a batch is under way or about to go
 * - `not-saved`: the server cannot be reached; everything goes out later
 * - `signed-out`: nobody is signed in whose attempt this is; everything is kept, and goes out after signing in
 * - `late`: something arrived after the end; it is kept, and not marked
 * - `refused`: the server does not know this attempt here; a reload tells more
 */
export type SaveState = 'saved' | 'saving' | 'not-saved' | 'signed-out' | 'late' | 'refused';

export type SyncSnapshot = {
  readonly answers: ReadonlyMap<number, HeldAnswer>;
  readonly state: SaveState;
  /** False: this browser could not keep what is not saved yet; closing the tab would lose it. */
  readonly kept: boolean;
  /** The questions whose answer was replaced by a newer one from another tab or device. */
  readonly replaced: readonly number[];
};

type Given = {
  readonly attemptId: string;
  readonly initial: ReadonlyMap<number, HeldAnswer>;
  readonly journal: AnswerJournal;
  readonly send: (batch: readonly ServerAnswer[], closing: boolean) => Promise<CallResult<SaveReply>>;
  readonly onReply: (reply: SaveReply) => void;
  /** Whether a refusal is one that signing in mends. */
  readonly needsSignIn: (code: string) => boolean;
};

const wire = ({ number, value, sequence }: HeldAnswer): ServerAnswer => ({ number, value, sequence });

/**
 * Keeps the answers of one attempt in step with the server: every change is written to the journal at once, sent soon,
 * sent again until it is acknowledged, and called saved only then.
 */
export function createAnswerSync({ attemptId, initial, journal, send, onReply, needsSignIn }: Given) {
  const answers = new Map(initial);
  const listeners = new Set<() => void>();
  let snapshot: SyncSnapshot = { answers: new Map(answers), state: 'saved', kept: true, replaced: [] };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let failures = 0;
  let signedOut = false;
  let stopped = false;

  const pending = () => [...answers.values()].filter(({ saved }) => !saved);

  function publish(change: Partial<SyncSnapshot>): void {
    snapshot = { ...snapshot, ...change, answers: new Map(answers) };
    for (const listener of listeners) listener();
  }

  function put(entries: readonly HeldAnswer[]): void {
    for (const entry of entries) answers.set(entry.number, entry);
    // A journal that fails (disk full, private window) must not stop the saving itself; but it must be told.
    journal.keep(attemptId, entries).then(
      (kept) => kept !== snapshot.kept && publish({ kept }),
      () => publish({ kept: false }),
    );
  }

  function unschedule(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function schedule(afterMs: number): void {
    unschedule();
    if (!stopped && !signedOut) timer = setTimeout(() => void flush(), afterMs);
  }

  /** The state that follows from what is pending and what became of the last try. */
  function restingState(): SaveState {
    if (signedOut) return 'signed-out';
    if (pending().length === 0) return snapshot.state === 'late' ? 'late' : 'saved';
    return failures > 0 ? 'not-saved' : 'saving';
  }

  function settle(reply: SaveReply): void {
    const settled: HeldAnswer[] = [];
    for (const { number, sequence } of [...reply.saved, ...reply.late]) {
      const held = answers.get(number);
      // A change made while the batch was under way stays unsaved.
      if (held && held.sequence === sequence) settled.push({ ...held, saved: true });
    }
    const replaced: number[] = [];
    for (const newer of reply.stale) {
      const held = answers.get(newer.number);
      if (held && held.sequence <= newer.sequence) {
        settled.push({ ...newer, saved: true });
        if (held.value !== newer.value) replaced.push(newer.number);
      }
    }
    put(settled);
    onReply(reply);
    if (reply.late.length > 0) publish({ state: 'late' });
    publish({ state: restingState(), ...(replaced.length > 0 ? { replaced } : {}) });
  }

  async function sendOnce(closing: boolean): Promise<void> {
    const batch = pending();
    if (batch.length === 0) {
      failures = 0;
      if (snapshot.state === 'not-saved' || snapshot.state === 'saving') publish({ state: 'saved' });
      return;
    }
    publish({ state: restingState() });
    const slow = setTimeout(
      () => pending().length > 0 && publish({ state: signedOut ? 'signed-out' : 'not-saved' }),
      SLOW_AFTER_MS,
    );
    const result = await send(batch.map(wire), closing);
    clearTimeout(slow);
    if (result.ok) {
      failures = 0;
      settle(result.reply);
      if (pending().length > 0) schedule(SAVE_AFTER_MS);
      return;
    }
    // Another batch may have brought everything while this one failed.
    if (pending().length === 0) return;
    const busy =
      result.kind === 'unreachable' || result.problem.status === 429 || result.problem.status >= 500;
    if (signedOut || (!busy && needsSignIn(result.code))) return leave();
    if (!busy) return publish({ state: 'refused' });
    schedule(RETRY_AFTER_MS[Math.min(failures, RETRY_AFTER_MS.length - 1)] ?? 10_000);
    failures += 1;
    publish({ state: 'not-saved' });
  }

  /** Sends what is not saved yet; one batch at a time, except when the page closes. */
  function flush(closing = false): Promise<void> {
    unschedule();
    if (running && !closing) return running;
    const run = sendOnce(closing).finally(() => {
      if (running === run) running = undefined;
    });
    running = run;
    return run;
  }

  /** Nothing can be sent until somebody signs in: what is changed meanwhile is kept here. */
  function leave(): void {
    signedOut = true;
    unschedule();
    publish({ state: 'signed-out' });
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    /** The candidate's own change. */
    change(number: number, value: string): void {
      const held = answers.get(number);
      if ((held?.value ?? '') === value) return;
      put([{ number, value, sequence: (held?.sequence ?? 0) + 1, saved: false }]);
      publish({ state: restingState(), replaced: snapshot.replaced.filter((each) => each !== number) });
      // A wait that has begun and a batch under way take this change along: who types without a pause is saved too.
      if (!timer && !running) schedule(SAVE_AFTER_MS);
    },
    /** The session of the attempt is over; `signedIn` sends what was kept. */
    signedOut: leave,
    signedIn(): void {
      if (!signedOut) return;
      signedOut = false;
      failures = 0;
      publish({ state: restingState() });
      void flush();
    },
    /**
     * What another tab or a fresh look at the server brings. What was typed here and is not saved yet is the newer
     * act: it stays, with a count above the one that came.
     */
    take(fresh: readonly ServerAnswer[]): void {
      const taken: HeldAnswer[] = [];
      for (const newer of fresh) {
        const held = answers.get(newer.number);
        if (newer.sequence <= (held?.sequence ?? 0)) continue;
        const keepsOwn = held && !held.saved && held.value !== newer.value;
        taken.push(keepsOwn ? { ...held, sequence: newer.sequence + 1 } : { ...newer, saved: true });
      }
      if (taken.length === 0) return;
      put(taken);
      publish({ state: restingState() });
      if (pending().length > 0 && failures === 0) schedule(SAVE_AFTER_MS);
    },
    flush,
    /** The answers that the server has not acknowledged. */
    listPending: () => pending().map(wire),
    settle,
    /** Starts sending what an earlier visit left behind. */
    start(): void {
      stopped = false;
      if (pending().length === 0) return;
      publish({ state: 'saving' });
      schedule(0);
    },
    stop(): void {
      stopped = true;
      unschedule();
    },
  };
}

export type AnswerSync = ReturnType<typeof createAnswerSync>;
