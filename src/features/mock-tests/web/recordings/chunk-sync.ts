import type { CallResult } from '#platform/api-client/api-client.ts';
import { createOutbox, type Outbox } from '#platform/outbox/outbox.ts';
import type { SaveState } from '#platform/outbox/save-state.ts';
import { chunkKey, type ChunkEntry, type ChunkJournal, type RecordedChunk } from './chunk-journal.ts';

type StoringSnapshot = {
  readonly state: SaveState;
  /** The length of the sound that the server has not acknowledged yet, in ms. */
  readonly pendingMs: number;
  /** False: this browser could not store the unsent chunks. Closing the tab would lose them. */
  readonly journaled: boolean;
};

type ChunkSyncOptions = {
  readonly attemptId: string;
  readonly journal: ChunkJournal;
  /** The chunks of an earlier visit. */
  readonly journaled: readonly ChunkEntry[];
  readonly send: (chunk: RecordedChunk) => Promise<CallResult<unknown>>;
  /** Whether signing in resolves a refusal with this code. */
  readonly needsSignIn: (code: string) => boolean;
};

/**
 * Refusals after which a chunk is not sent again. Finished: the answer is already complete. Unplayable: no server
 * accepts the chunk, and another file may follow.
 */
const FINAL_REFUSALS: readonly string[] = ['recording-finished', 'recording-unplayable'];

/** Sends the chunks of a recording to the server, one after the other and in order. */
export function createChunkSync({ attemptId, send, ...options }: ChunkSyncOptions) {
  const outbox: Outbox<string, RecordedChunk> = createOutbox<string, RecordedChunk>({
    ...options,
    owner: attemptId,
    rules: {},
    batchSize: 1,
    once: true,
    async send(batch) {
      for (const { value } of batch) {
        const result = await send(value);
        const isFinal = !result.ok && result.kind === 'refused' && FINAL_REFUSALS.includes(result.code);
        if (!result.ok && !isFinal) return result;
      }
      return { ok: true, reply: { saved: batch } };
    },
  });

  let source: unknown;
  let snapshot: StoringSnapshot = { state: 'saved', pendingMs: 0, journaled: true };
  function getSnapshot(): StoringSnapshot {
    const current = outbox.getSnapshot();
    if (current === source) return snapshot;
    source = current;
    const { state, journaled, entries } = current;
    let pendingMs = 0;
    for (const { value } of entries.values()) pendingMs += value.durationMs;
    snapshot = { state, journaled, pendingMs };
    return snapshot;
  }
  const isSettled = () => outbox.listPending().length === 0 || outbox.getSnapshot().state === 'refused';

  return {
    subscribe: outbox.subscribe,
    getSnapshot,
    add: (chunk: RecordedChunk): void => outbox.change(chunkKey(chunk), chunk),
    /** Tries immediately: the connection is back. */
    flush: (): void => void outbox.flush(),
    /** Sends the chunks of an earlier visit. */
    start: outbox.start,
    stop: outbox.stop,
    /** Resolves when every chunk is sent, or when the server accepts no more. */
    whenSettled(): Promise<void> {
      if (isSettled()) return Promise.resolve();
      return new Promise((resolve) => {
        const stop = outbox.subscribe(() => {
          if (!isSettled()) return;
          stop();
          resolve();
        });
      });
    },
  };
}

export type ChunkSync = ReturnType<typeof createChunkSync>;
