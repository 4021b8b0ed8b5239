import type { Journal } from '#platform/outbox/journal.ts';
import { openJournal } from '#platform/outbox/open-journal.ts';
import type { OutboxEntry } from '#platform/outbox/outbox-entry.ts';

/** A piece of a recording on its way to the server. */
export type RecordedChunk = {
  /** Which answer it belongs to. */
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
 * The journal of recordings. Browsers hold rows of this form: one that changes it loses what is not sent yet. Sound is no
 * JSON, so where the database is refused nothing is written. Never rejects.
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
