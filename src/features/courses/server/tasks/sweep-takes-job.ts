import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/create-file-store.ts';
import { sweepJob } from '#platform/jobs/sweep-job.ts';
import { TAKE_FOLDER, taskOfKey } from './take-files.ts';
import { listTasksThere } from './take-store.ts';

type Dependencies = { readonly database: Database; readonly files: FileStore; readonly clock: Clock };

/** Removes the recordings of spoken tasks that are gone. Runs every night. */
export const sweepTakesJob = ({ database, files, clock }: Dependencies) =>
  sweepJob({
    name: 'sweep-takes',
    schedule: '37 20 * * *',
    files,
    clock,
    folder: TAKE_FOLDER,
    ownerOf: taskOfKey,
    listThere: (ids) => listTasksThere(database, ids),
  });
