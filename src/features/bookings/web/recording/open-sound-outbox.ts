import { call } from '#platform/api-client/api-client.ts';
import { openChunkJournal } from '#platform/recordings/chunk-journal.ts';
import { createChunkSync, type ChunkSync } from '#platform/recordings/chunk-sync.ts';
import { RECORDING_ENDPOINTS } from '../../endpoints.ts';

type Owner = { readonly accountId: string; readonly bookingId: string };

/** Refusals after which sound is not sent again: a consent was withdrawn, or there is no room for it. */
const FINAL = [
  'recording-not-agreed',
  'recording-unknown',
  'recording-too-large',
  'booking-unknown',
  'not-booked',
];
const SESSION_OVER = ['session-over', 'sign-in-needed', 'account-suspended'];

/** The name of a take of a recording in the journal. */
export const nameTake = (recordingId: string, takeMs: number): string => `${recordingId}/${takeMs}`;

/** Whether a name in the journal is of a take of this recording. */
export const isTakeOf = (name: string, recordingId: string | undefined): boolean =>
  name.split('/')[0] === recordingId;

/** Opens the recorded sound of a lesson that the server has not got yet, and sends it. */
export async function openSoundOutbox({ accountId, bookingId }: Owner): Promise<{
  readonly sync: ChunkSync;
  readonly close: () => void;
}> {
  const owner = `${accountId}/lesson/${bookingId}`;
  const journal = await openChunkJournal();
  const journaled = await journal.list(owner).catch(() => []);
  const sync = createChunkSync({
    owner,
    journal,
    journaled,
    send: ({ recording, chunk, type, bytes }) => {
      const [recordingId = '', takeMs = '0'] = recording.split('/');
      return call(RECORDING_ENDPOINTS, 'saveLessonSound', {
        params: { bookingId, recordingId, takeMs: Number(takeMs), chunk },
        file: new Blob([bytes], { type }),
      });
    },
    needsSignIn: (code) => SESSION_OVER.includes(code),
    finalRefusals: FINAL,
  });
  window.addEventListener('online', sync.flush);
  sync.start();
  return {
    sync,
    close() {
      window.removeEventListener('online', sync.flush);
      sync.stop();
    },
  };
}
