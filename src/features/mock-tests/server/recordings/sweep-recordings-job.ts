import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/create-file-store.ts';
import { sweepJob } from '#platform/jobs/sweep-job.ts';
import { attemptOfKey, RECORDING_FOLDER } from './recording-files.ts';
import { listAttemptsThere } from './response-store.ts';

type Dependencies = { readonly database: Database; readonly files: FileStore; readonly clock: Clock };

/** Removes the recordings of deleted attempts. Runs every night. */
export const sweepRecordingsJob = ({ database, files, clock }: Dependencies) =>
  sweepJob({
    name: 'sweep-recordings',
    schedule: '27 20 * * *',
    files,
    clock,
    folder: RECORDING_FOLDER,
    ownerOf: attemptOfKey,
    listThere: (ids) => listAttemptsThere(database, ids),
  });
