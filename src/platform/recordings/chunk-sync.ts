import type { CallResult } from '../api-client/api-client.ts';
import { createOutbox, type Outbox } from '../outbox/outbox.ts';
import type { SaveState } from '../outbox/save-state.ts';
import { chunkKey, type ChunkEntry, type ChunkJournal, type RecordedChunk } from './chunk-journal.ts';

type StoringSnapshot = {
  readonly state: SaveState;
  /** The length of the sound that the server has not acknowledged yet, in ms. */
  readonly pendingMs: number;
  /** False: this browser could not store the unsent chunks. Closing the tab would lose them. */
  readonly journaled: boolean;
  /** The last chunk that was given up, and the code of the refusal. A complete recording gives nothing up. */
  readonly givenUp: GivenUp | undefined;
};

type GivenUp = { readonly recording: string; readonly code: string };

type ChunkSyncOptions = {
  /** Whose chunks they are, and of which work: the journal lists them by it. */
  readonly owner: string;
  readonly journal: ChunkJournal;
  /** The chunks of an earlier visit. */
  readonly journaled: readonly ChunkEntry[];
  readonly send: (chunk: RecordedChunk) => Promise<CallResult<unknown>>;
  /** Whether signing in resolves a refusal with this code. */
  readonly needsSignIn: (code: string) => boolean;
  /** Codes of further refusals after which a chunk is not sent again. */
  readonly finalRefusals?: readonly string[];
};

/**
 * Refusals after which a chunk is not sent again. Finished: the recording is already complete. Unplayable: no server
 * accepts the chunk, and another file may follow.
 */
const FINAL_REFUSALS: readonly string[] = ['recording-finished', 'recording-unplayable'];

/** A journal that knows which of its writes are under way. */
function watchWrites(journal: ChunkJournal) {
  const writing = new Set<Promise<unknown>>();
  const watched: ChunkJournal = {
    ...journal,
    write(owner, entries) {
      const written = journal.write(owner, entries);
      const forget = () => void writing.delete(written);
      written.then(forget, forget);
      writing.add(written);
      return written;
    },
  };
  return { watched, whenWritten: () => Promise.all([...writing].map((each) => each.catch(() => false))) };
}

/** Sends the chunks of a recording to the server, one after the other and in order. */
export function createChunkSync({ owner, send, finalRefusals = [], ...options }: ChunkSyncOptions) {
  const { watched, whenWritten } = watchWrites(options.journal);
  const listeners = new Set<() => void>();
  let givenUp: GivenUp | undefined;
  const outbox: Outbox<string, RecordedChunk> = createOutbox<string, RecordedChunk>({
    ...options,
    journal: watched,
    owner,
    rules: {},
    batchSize: 1,
    once: true,
    async send(batch) {
      for (const { value } of batch) {
        const result = await send(value);
        const isFinal =
          !result.ok &&
          result.kind === 'refused' &&
          (FINAL_REFUSALS.includes(result.code) || finalRefusals.includes(result.code));
        if (!result.ok && !isFinal) return result;
        if (isFinal && result.code !== 'recording-finished')
          givenUp = { recording: value.recording, code: result.code };
      }
      return { ok: true, reply: { saved: batch } };
    },
  });
  outbox.subscribe(publish);

  /** The length of the sound whose bytes are still being read. */
  let readingMs = 0;
  let reading = Promise.resolve();
  let source: unknown;
  let snapshot: StoringSnapshot = { state: 'saved', pendingMs: 0, journaled: true, givenUp: undefined };

  function publish(): void {
    for (const listener of listeners) listener();
  }

  function getSnapshot(): StoringSnapshot {
    const current = outbox.getSnapshot();
    if (current === source) return snapshot;
    source = current;
    const { state, journaled, entries } = current;
    let pendingMs = readingMs;
    for (const { value } of entries.values()) pendingMs += value.durationMs;
    // A chunk that is still being read is stored nowhere.
    snapshot = {
      state: readingMs > 0 && state === 'saved' ? 'saving' : state,
      journaled,
      pendingMs,
      givenUp,
    };
    return snapshot;
  }
  const isSettled = () => outbox.listPending().length === 0 || outbox.getSnapshot().state === 'refused';

  /** Counts sound that is being read, or no longer is. */
  function noteReading(ms: number): void {
    readingMs += ms;
    source = undefined;
    publish();
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot,
    /** Takes a chunk as it comes from the recorder. Chunks are stored and sent in the order of these calls. */
    add(chunk: Omit<RecordedChunk, 'bytes' | 'type'>, sound: Blob): void {
      noteReading(chunk.durationMs);
      reading = reading.then(async () => {
        // Chrome 75 and Safari 12 have no `blob.arrayBuffer()`.
        const bytes = await new Response(sound).arrayBuffer();
        outbox.change(chunkKey(chunk), { ...chunk, type: sound.type, bytes });
        noteReading(-chunk.durationMs);
      });
    },
    /** Tries immediately: the connection is back. */
    flush: (): void => void outbox.flush(),
    /** Sends the chunks of an earlier visit. */
    start: outbox.start,
    stop: outbox.stop,
    /**
     * Resolves when this browser has written every chunk so far to its journal, or cannot. True: each one is in the
     * journal or on the server, and a closed tab loses nothing.
     */
    async whenStored(): Promise<boolean> {
      await reading;
      await whenWritten();
      return outbox.getSnapshot().journaled || outbox.listPending().length === 0;
    },
    /** Resolves when every chunk is sent, or when the server accepts no more. */
    async whenSettled(): Promise<void> {
      await reading;
      if (isSettled()) return;
      await new Promise<void>((resolve) => {
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
