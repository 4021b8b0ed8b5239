import { z } from 'zod';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/create-file-store.ts';
import { sweepFiles } from '#platform/files/sweep-files.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { attemptOfKey, RECORDING_FOLDER } from './recording-files.ts';
import { listAttemptsThere } from './response-store.ts';

type Dependencies = { readonly database: Database; readonly files: FileStore; readonly clock: Clock };

/** Removes the recordings of deleted attempts. Runs every night. */
export function sweepRecordingsJob({ database, files, clock }: Dependencies) {
  return defineJob({
    name: 'sweep-recordings',
    payload: z.strictObject({}),
    retryLimit: 3,
    backoff: { firstSeconds: 60, maxSeconds: 3600 },
    pollSeconds: 60,
    schedule: '27 20 * * *',
    async handle(_, { log }) {
      const removed = await sweepFiles({
        files,
        folder: RECORDING_FOLDER,
        now: clock.now(),
        ownerOf: attemptOfKey,
        listThere: (ids) => listAttemptsThere(database, ids),
      });
      log.info({ removed }, 'Recordings of attempts that are gone were removed.');
    },
  });
}
