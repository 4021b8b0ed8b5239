import type { CallResult } from '#platform/api-client/api-client.ts';
import { retryAfterMs } from '#platform/outbox/retry-after.ts';
import type { SaveState } from '../attempts/save-state.ts';
import type { HeldChunk, ChunkJournal } from './chunk-journal.ts';

type StoringState = Exclude<SaveState, 'late'>;

type StoringSnapshot = {
  readonly state: StoringState;
  /** How much of the recording the server has not acknowledged yet. */
  readonly pendingMs: number;
  /** False: this browser could not keep what is not sent yet; closing the tab would lose it. */
  readonly kept: boolean;
};

type Given = {
  /** What an earlier visit left behind. */
  readonly initial: readonly HeldChunk[];
  readonly journal: ChunkJournal;
  readonly send: (chunk: HeldChunk) => Promise<CallResult<unknown>>;
  /** Whether a refusal is one that signing in mends. */
  readonly needsSignIn: (code: string) => boolean;
};

/** Refusals after which a piece is not sent again. */
const DONE_WITH: readonly string[] = ['recording-finished', 'recording-unplayable'];

/**
 * Brings the chunks of a recording to the server in their order: each is written to the journal at once, sent until it is
 * acknowledged, and taken out of the journal only then.
 */
export function createChunkSync({ initial, journal, send, needsSignIn }: Given) {
  const queue = [...initial];
  const listeners = new Set<() => void>();
  const waiting = new Set<() => void>();
  let snapshot: StoringSnapshot = { state: 'saved', pendingMs: 0, kept: true };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let failures = 0;
  let stopped = false;

  function publish(change: Partial<StoringSnapshot>): void {
    const pendingMs = queue.reduce((sum, { durationMs }) => sum + durationMs, 0);
    snapshot = { ...snapshot, ...change, pendingMs };
    for (const listener of listeners) listener();
    if (queue.length > 0 && snapshot.state !== 'refused') return;
    for (const settle of waiting) settle();
    waiting.clear();
  }

  function retryLater(): void {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => void drain(), retryAfterMs(failures));
    failures += 1;
  }

  /** What to do after a chunk was not taken. */
  function fail(result: Exclude<CallResult<unknown>, { ok: true }>): void {
    const busy =
      result.kind === 'unreachable' || result.problem.status === 429 || result.problem.status >= 500;
    if (!busy && !needsSignIn(result.code)) return publish({ state: 'refused' });
    publish({ state: busy ? 'not-saved' : 'signed-out' });
    // Signed out: somebody may sign in, in another tab.
    retryLater();
  }

  async function drain(): Promise<void> {
    if (running) return;
    clearTimeout(timer);
    running = true;
    try {
      for (;;) {
        const chunk = stopped ? undefined : queue[0];
        if (!chunk) break;
        if (failures === 0) publish({ state: 'saving' });
        const result = await send(chunk);
        // Finished: the answer is whole and stored. Unplayable: no server ever takes the piece, and another file may follow.
        const settled = !result.ok && result.kind === 'refused' && DONE_WITH.includes(result.code);
        if (!result.ok && !settled) return fail(result);
        failures = 0;
        queue.shift();
        // A chunk that is sent twice changes nothing, so a journal that fails here does no harm.
        await journal.forget(chunk).catch(() => undefined);
      }
      if (queue.length === 0) publish({ state: 'saved', kept: true });
    } finally {
      running = false;
    }
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    add(chunk: HeldChunk): void {
      queue.push(chunk);
      // A journal that fails (disk full, private window) must not stop the sending itself; but it must be told.
      journal.keep(chunk).then(
        (kept) => (kept ? undefined : publish({ kept })),
        () => publish({ kept: false }),
      );
      publish(failures === 0 ? { state: 'saving' } : {});
      if (failures === 0) void drain();
    },
    /** Tries at once: the connection is back, or somebody signed in. */
    flush(): void {
      void drain();
    },
    /** Sends what an earlier visit left behind. */
    start(): void {
      stopped = false;
      publish(queue.length > 0 ? { state: 'saving' } : {});
      void drain();
    },
    stop(): void {
      stopped = true;
      clearTimeout(timer);
    },
    /** Resolves when nothing is left to be sent, or nothing more is taken. */
    whenSettled(): Promise<void> {
      if (queue.length === 0 || snapshot.state === 'refused') return Promise.resolve();
      return new Promise((resolve) => waiting.add(resolve));
    },
  };
}

export type ChunkSync = ReturnType<typeof createChunkSync>;
