import type { Journal } from '#platform/outbox/journal.ts';
import { openJournal } from '#platform/outbox/open-journal.ts';
import type { OutboxEntry } from '#platform/outbox/outbox-entry.ts';

/** A chunk of a recording that is not on the server yet. */
export type RecordedChunk = {
  /** The answer that it belongs to. */
  readonly question: string;
  /** Within the answer, from 0. */
  readonly chunk: number;
  readonly type: string;
  readonly durationMs: number;
  /** Not a Blob: some Safaris cannot store one. */
  readonly bytes: ArrayBuffer;
};

export type ChunkEntry = OutboxEntry<string, RecordedChunk>;
export type ChunkJournal = Journal<string, RecordedChunk>;

/** A name for a chunk within an attempt. */
export const chunkKey = ({ question, chunk }: RecordedChunk): string => `${question}/${chunk}`;

/** A chunk from an earlier visit. It is recorded once, so it has one change. */
export const chunkEntry = ({ question, chunk, type, durationMs, bytes }: RecordedChunk): ChunkEntry => ({
  key: `${question}/${chunk}`,
  value: { question, chunk, type, durationMs, bytes },
  sequence: 1,
  saved: false,
});

/**
 * The journal of recordings. Browsers store rows of this form. A change to the form loses chunks that are not sent yet.
 * Sound is not JSON, so nothing is stored where IndexedDB is refused. Never rejects.
 */
export function openChunkJournal(): Promise<ChunkJournal> {
  return openJournal<string, RecordedChunk, RecordedChunk>({
    database: 'ninefold-recordings',
    store: 'chunks',
    keyPath: ['attemptId', 'question', 'chunk'],
    toRow: ({ value }) => value,
    toEntry: chunkEntry,
    isJson: false,
  });
}
