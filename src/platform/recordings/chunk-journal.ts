import type { Journal } from '../outbox/journal.ts';
import { openJournal } from '../outbox/open-journal.ts';
import type { OutboxEntry } from '../outbox/outbox-entry.ts';

/** A chunk of a recording that is not on the server yet. */
export type RecordedChunk = {
  /** The name of its recording, unique for its owner. */
  readonly recording: string;
  /** Within the recording, from 0. */
  readonly chunk: number;
  readonly type: string;
  readonly durationMs: number;
  /** Not a Blob: some Safaris cannot store one. */
  readonly bytes: ArrayBuffer;
};

export type ChunkEntry = OutboxEntry<string, RecordedChunk>;
export type ChunkJournal = Journal<string, RecordedChunk>;

/** Browsers store rows of this form. A change to the form loses chunks that are not sent yet. */
type ChunkRow = Omit<RecordedChunk, 'recording'> & { readonly question: string };

/** A name for a chunk among those of its owner. */
export const chunkKey = ({ recording, chunk }: Pick<RecordedChunk, 'recording' | 'chunk'>): string =>
  `${recording}/${chunk}`;

/** A chunk from an earlier visit. It is recorded once, so it has one change. */
export const chunkEntry = ({ recording, chunk, type, durationMs, bytes }: RecordedChunk): ChunkEntry => ({
  key: chunkKey({ recording, chunk }),
  value: { recording, chunk, type, durationMs, bytes },
  sequence: 1,
  saved: false,
});

/**
 * The journal of recordings. Sound is not JSON, so nothing is stored where IndexedDB is refused. Never rejects.
 */
export function openChunkJournal(): Promise<ChunkJournal> {
  return openJournal<string, RecordedChunk, ChunkRow>({
    database: 'ninefold-recordings',
    store: 'chunks',
    keyPath: ['attemptId', 'question', 'chunk'],
    toRow: ({ value: { recording, ...value } }) => ({ ...value, question: recording }),
    toEntry: ({ question, ...row }) => chunkEntry({ ...row, recording: question }),
    isJson: false,
  });
}
